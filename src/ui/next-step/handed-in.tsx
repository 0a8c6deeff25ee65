import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Callout } from '../components/feedback/callout.tsx';
import { shortDateTime } from '../format/date.ts';
import { useTimelineQuery } from '../timeline-data.ts';
import { NextStepCallout } from './next-step-callout.tsx';

interface HandedInProps {
  readonly trxId: string;
  /** What has arrived, such as `APL 01 terkirim`. */
  readonly done: string;
  /** When, as the server says it; null when it does not. */
  readonly at: string | null;
  /** A nearer way on than the next step of the certification, such as the next exam. */
  readonly next?: ReactNode;
  /** More to know of it, such as how long a review usually takes. */
  readonly children?: ReactNode;
}

/**
 * The answer to a hand-in: what has arrived and when, and what comes next with the one way on. A page shows it as its first part right
 * after the hand-in, not when somebody comes back later. It starts the page at its top and takes the focus.
 */
export const HandedIn = ({ trxId, done, at, next, children }: HandedInProps) => {
  const frame = useRef<HTMLElement>(null);
  const { data: timeline, isSuccess, isFetching } = useQuery(useTimelineQuery()(trxId));
  const [known, setKnown] = useState(false); // what was read before the hand-in would ask for it once more
  useEffect(() => {
    if (isSuccess && !isFetching) setKnown(true);
  }, [isSuccess, isFetching]);
  useEffect(() => {
    window.scrollTo(0, 0);
    frame.current?.focus({ preventScroll: true });
  }, []);
  const title = at === null ? done : `${done}, ${shortDateTime(at)}`;
  return (
    // `usePartFocus` leaves the focus here
    <section ref={frame} tabIndex={-1} aria-label={title} data-handed-in>
      {known && timeline && !next ? (
        <NextStepCallout timeline={timeline} done={title}>
          {children}
        </NextStepCallout>
      ) : (
        <Callout tone="positive" title={title} action={next}>
          {children}
        </Callout>
      )}
    </section>
  );
};
