import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

/** What a page remembers of its question sheet: also while the sheet itself is away, such as behind a review. */
export interface Sheet {
  /** All questions under each other instead of one at a time. */
  readonly whole: boolean;
  /** The place of the question that is worked on, from 0. */
  readonly current: number;
  /** Whether single keys do something (WCAG 2.1.4: they can be turned off). */
  readonly keys: boolean;
  /** Shows this question and gives it the focus. */
  readonly goTo: (index: number) => void;
  /** This question is worked on now; nothing moves. */
  readonly touch: (index: number) => void;
  readonly setWhole: (whole: boolean) => void;
  readonly setKeys: (keys: boolean) => void;
  /** Grows with each `goTo`; `served` is the last one whose question has the focus. */
  readonly asked: number;
  readonly served: RefObject<number>;
}

/** One for each page, in the component that outlives its sheet. `count` is the number of questions. */
export const useSheet = (count: number): Sheet => {
  const [at, setAt] = useState({ current: 0, asked: 0 });
  const [whole, setWhole] = useState(false);
  const [keys, setKeys] = useState(true);
  const served = useRef(0);
  const last = Math.max(0, count - 1);
  const goTo = useCallback(
    (index: number) => setAt(({ asked }) => ({ current: Math.min(Math.max(0, index), last), asked: asked + 1 })),
    [last],
  );
  const touch = useCallback(
    (index: number) => setAt((before) => (before.current === index ? before : { ...before, current: index })),
    [],
  );
  const current = Math.min(at.current, last);
  return useMemo(
    () => ({ whole, current, keys, goTo, touch, setWhole, setKeys, asked: at.asked, served }),
    [whole, current, keys, goTo, touch, at.asked],
  );
};
