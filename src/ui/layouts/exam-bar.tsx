import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where an exam puts things into its layout: into its header as title and beside that, in a strip below it, and at the foot of the window. */
export interface ExamSlots {
  readonly title: Element | null;
  readonly beside: Element | null;
  readonly below: Element | null;
  readonly foot: Element | null;
}

/** Null where there is no exam layout: then all is in the page. */
export const ExamSlotsContext = createContext<ExamSlots | null>(null);

const slotted = (slots: ExamSlots | null, slot: Element | null | undefined, children: ReactNode): ReactNode => {
  if (!slots) return children;
  return slot ? createPortal(children, slot) : null;
};

/** Puts the name of an exam into the header, in the place of the page's title; nothing where there is no header. */
export const ExamName = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slots && slotted(slots, slots.title, children);
};

/** Puts the ways through an exam at the foot of the window, always in sight. */
export const ExamFoot = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.foot, children);
};

/** Puts the countdown and the saved state of an exam beside the title in the header. */
export const ExamBar = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.beside, children);
};

/** Puts news about the exam in a strip below the header, which stays in sight and moves nothing of the page. */
export const ExamStrip = ({ children }: { readonly children: ReactNode }) => {
  const slots = use(ExamSlotsContext);
  return slotted(slots, slots?.below, children);
};
