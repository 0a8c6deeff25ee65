import { useEffect, useMemo, useState } from 'react';
import { defer, switchMap } from 'rxjs';
import { examTokens } from '../../../application/exam/tokens.ts';
import type { Countdown } from '../../../domain/exam/countdown.ts';
import { type Exam, lengthOf, untilClosing } from '../../../domain/exam/exam.ts';
import { useServices } from '../../core/services.tsx';

interface Held<Part> {
  readonly of: string;
  readonly part: Part;
}

/** Renders again only when the selected part changes; returns `before` until the countdown of this exam is known, and without an exam. */
const usePart = <Part>(exam: Exam | null, partOf: (countdown: Countdown) => Part, before: Part): Part => {
  const services = useServices();
  const of = exam ? `${exam.trxId}/${exam.id}` : '';
  const [held, setHeld] = useState<Held<Part>>({ of, part: before });
  useEffect(() => {
    if (!exam) return;
    const watching = defer(() => services.resolve(examTokens.watchCountdown)).pipe(switchMap((watch) => watch(exam)));
    const take = (countdown: Countdown) => {
      const part = partOf(countdown);
      setHeld((last) => (last.of === of && Object.is(last.part, part) ? last : { of, part }));
    };
    // the page itself reports a failure to load services
    const watched = watching.subscribe({ next: take, error: () => {} });
    return () => watched.unsubscribe();
  }, [services, exam, of, partOf]);
  return held.of === of ? held.part : before;
};

const unknown: Countdown = { remaining: null, over: false, estimated: false };
const whole = (countdown: Countdown) => countdown;
const over = (countdown: Countdown) => countdown.over;
const startUnknown = (countdown: Countdown) => countdown.startUnknown === true;
const wholeMinutes = ({ remaining }: Countdown) => (remaining === null ? null : Math.floor(remaining / 60_000));

export const useCountdown = (exam: Exam): Countdown => usePart(exam, whole, unknown);

/** True when the exam's time is over; false again after an extension, and without an exam. */
export const useTimeOver = (exam: Exam | null): boolean => usePart(exam, over, false);

/** True if the server reports a start over a minute in the future, so that the remaining time is unknown. */
export const useStartUnknown = (exam: Exam): boolean => usePart(exam, startUnknown, false);

/** The whole minutes that a start now would leave before the exam closes; null if it leaves all of them, or if that is unknown. */
export const useMinutesLeft = (exam: Exam): number | null => {
  const closing = useMemo(() => untilClosing(exam), [exam]);
  const left = usePart(closing, wholeMinutes, null);
  return left === null || left * 60_000 >= (lengthOf(exam) ?? 0) ? null : left;
};
