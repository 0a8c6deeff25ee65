import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

export interface ExamSlots {
  readonly title: Element | null;
  readonly beside: Element | null;
  readonly below: Element | null;
  readonly foot: Element | null;
}

/** Null outside the exam layout, where all parts except `ExamName` render in place. */
export const ExamSlotsContext = createContext<ExamSlots | null>(null);

const slotted = (slots: ExamSlots | null, slot: Element | null | undefined, children: ReactNode): ReactNode => {
  if (!slots) return children;
  return slot ? createPortal(children, slot) : null;
};

export const ExamName = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slots && slotted(slots, slots.title, children);
};

export const ExamFoot = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.foot, children);
};

export const ExamBar = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.beside, children);
};

/** Sticky below the header, in its empty space. */
export const ExamStrip = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.below, children);
};
