import { useEffect, useState } from 'react';
import { defer, switchMap } from 'rxjs';
import { examTokens } from '../../application/exam/tokens.ts';
import type { Countdown } from '../../domain/exam/countdown.ts';
import type { Exam } from '../../domain/exam/exam.ts';
import { useServices } from '../services.tsx';

interface Held<Part> {
  readonly of: string;
  readonly part: Part;
}

/** A part of the countdown, rendered again only when it changes; `before` until something is known of this very exam. */
const usePart = <Part>(exam: Exam, partOf: (countdown: Countdown) => Part, before: Part): Part => {
  const services = useServices();
  const of = `${exam.trxId}/${exam.id}`;
  const [held, setHeld] = useState<Held<Part>>({ of, part: before });
  useEffect(() => {
    const watching = defer(() => services.resolve(examTokens.watchCountdown)).pipe(switchMap((watch) => watch(exam)));
    const take = (countdown: Countdown) => {
      const part = partOf(countdown);
      setHeld((last) => (last.of === of && Object.is(last.part, part) ? last : { of, part }));
    };
    // the page itself fails, and says so, where services cannot be loaded
    const watched = watching.subscribe({ next: take, error: () => {} });
    return () => watched.unsubscribe();
  }, [services, exam, of, partOf]);
  return held.of === of ? held.part : before;
};

const unknown: Countdown = { remaining: null, over: false, estimated: false };
const whole = (countdown: Countdown) => countdown;
const over = (countdown: Countdown) => countdown.over;
const startUnknown = (countdown: Countdown) => countdown.startUnknown === true;

/** How much time this exam has left, told each second. */
export const useCountdown = (exam: Exam): Countdown => usePart(exam, whole, unknown);

/** Whether its time is over: renders once when it is, and once more when an extension gives more time. */
export const useTimeOver = (exam: Exam): boolean => usePart(exam, over, false);

/** Whether this running exam is said to begin later than now. */
export const useStartUnknown = (exam: Exam): boolean => usePart(exam, startUnknown, false);
