import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { type FocusedControl, keepPlace, keptPlace } from '../attempt/last-place.ts';

/** Whether there is a sheet of questions, where single keys can be turned off (WCAG 2.1.4). */
export const hasSheet = ({ kind }: Exam, { questions }: ExamContent): boolean =>
  kind !== 'demonstration' && questions.length > 0;

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
  /** What had the focus in the question when the sheet went away; null when nothing had, or once it has it again. */
  readonly focused: RefObject<FocusedControl | null>;
}

/**
 * One for each page, in the component that outlives its sheet. `count` is the number of questions; under a `name` it begins where the
 * person was when this page of the exam was left.
 */
export const useSheet = (count: number, name?: string): Sheet => {
  const [kept] = useState(() => (name === undefined ? null : keptPlace(name)));
  const [at, setAt] = useState({ current: kept?.current ?? 0, asked: kept ? 1 : 0, begun: kept !== null });
  const [whole, setWhole] = useState(kept?.whole ?? false);
  const [keys, setKeys] = useState(kept?.keys ?? true);
  const served = useRef(0);
  const focused = useRef(kept?.focused ?? null);
  const last = Math.max(0, count - 1);
  const goTo = useCallback(
    (index: number) =>
      setAt(({ asked }) => ({ current: Math.min(Math.max(0, index), last), asked: asked + 1, begun: true })),
    [last],
  );
  const touch = useCallback(
    (current: number) =>
      setAt((before) => (before.begun && before.current === current ? before : { ...before, current, begun: true })),
    [],
  );
  const current = Math.min(at.current, last);
  const { asked, begun } = at;
  useEffect(() => {
    if (name === undefined || !begun) return;
    return () => keepPlace({ name, current, whole, keys, focused: focused.current });
  }, [name, begun, current, whole, keys]);
  return useMemo(
    () => ({ whole, current, keys, goTo, touch, setWhole, setKeys, asked, served, focused }),
    [whole, current, keys, goTo, touch, asked],
  );
};
