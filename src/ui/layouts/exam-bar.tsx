import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where an exam puts things into the header of its layout: beside the title, and in a strip below it. */
export interface ExamSlots {
  readonly beside: Element | null;
  readonly below: Element | null;
}

/** Null where there is no exam layout: then all is in the page. */
export const ExamSlotsContext = createContext<ExamSlots | null>(null);

const slotted = (slots: ExamSlots | null, slot: Element | null | undefined, children: ReactNode): ReactNode => {
  if (!slots) return children;
  return slot ? createPortal(children, slot) : null;
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
