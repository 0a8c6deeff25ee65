import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Elements of the exam layout into which an exam renders by portals. */
export interface ExamSlots {
  readonly title: Element | null;
  readonly beside: Element | null;
  readonly below: Element | null;
  readonly foot: Element | null;
}

/** Null outside the exam layout: content then renders in place. */
export const ExamSlotsContext = createContext<ExamSlots | null>(null);

const slotted = (slots: ExamSlots | null, slot: Element | null | undefined, children: ReactNode): ReactNode => {
  if (!slots) return children;
  return slot ? createPortal(children, slot) : null;
};

/** Renders the exam name into the header in place of the title; nothing without a header. */
export const ExamName = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slots && slotted(slots, slots.title, children);
};

/** Renders navigation at the foot of the window. */
export const ExamFoot = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.foot, children);
};

/** Renders countdown and save state into the header. */
export const ExamBar = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.beside, children);
};

/** Renders notices into a sticky strip below the header that moves nothing on the page. */
export const ExamStrip = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.below, children);
};
