import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
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

/**
 * Publishes the height of a sticky bar as `--<name>`, so that fixed or focused elements stay clear of it (WCAG 2.4.11). A bar that is higher
 * than this share of the window is not sticky; it reads that from `--<name>-position`.
 */
export const useStuckHeight = <T extends HTMLElement>(
  name: 'head' | 'strip' | 'foot',
  largestShareOfWindow: number,
): RefObject<T | null> => {
  const ref = useRef<T>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const measure = () => {
      const fits = bar.offsetHeight <= largestShareOfWindow * window.innerHeight;
      style.setProperty(`--${name}`, fits ? `${bar.offsetHeight}px` : '0px');
      style.setProperty(`--${name}-position`, fits ? 'sticky' : 'static');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(`--${name}`);
      style.removeProperty(`--${name}-position`);
    };
  }, [name, largestShareOfWindow]);
  return ref;
};
