import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { type FocusedControl, keepPosition, keptPosition } from '../attempt/last-position.ts';
import { isByUploads } from '../public/exam-kinds.ts';

/** Without a question sheet, an exam has no single-key shortcuts, because only the sheet can turn them off (WCAG 2.1.4). */
export const hasSheet = (exam: Exam, { questions }: ExamContent): boolean => !isByUploads(exam) && questions.length > 0;

/**
 * `touch` marks a question as current without moving the focus. `asked` increases with each `goTo`, and `served` is the last one that moved
 * the focus. `focused` is the control that had the focus when the sheet unmounted; null once it is restored.
 */
export interface Sheet {
  readonly whole: boolean;
  readonly current: number;
  readonly keys: boolean;
  readonly goTo: (index: number) => void;
  readonly touch: (index: number) => void;
  readonly setWhole: (whole: boolean) => void;
  readonly setKeys: (keys: boolean) => void;
  readonly asked: number;
  readonly served: RefObject<number>;
  readonly focused: RefObject<FocusedControl | null>;
}

/** Use in a component that outlives the sheet. With a `name` it restores the last position of this exam, else it begins at `first`. */
export const useSheet = (count: number, name?: string, first = 0): Sheet => {
  const [kept] = useState(() => (name === undefined ? null : keptPosition(name)));
  const [at, setAt] = useState(() => {
    const current = kept?.current ?? first;
    const begun = kept !== null || current > 0;
    return { current, asked: begun ? 1 : 0, begun };
  });
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
    return () => keepPosition({ name, current, whole, keys, focused: focused.current });
  }, [name, begun, current, whole, keys]);
  return useMemo(
    () => ({ whole, current, keys, goTo, touch, setWhole, setKeys, asked, served, focused }),
    [whole, current, keys, goTo, touch, asked],
  );
};
