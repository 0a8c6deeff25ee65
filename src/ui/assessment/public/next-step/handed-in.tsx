import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useZone } from '../../../core/zone-context.ts';
import { Callout } from '../../../kit/components/feedback/callout.tsx';
import { shortDateTime } from '../../../kit/format/date.ts';
import { useTimelineQuery } from '../timeline-data.ts';
import { NextStepCallout } from './next-step-callout.tsx';

interface HandedInProps {
  readonly trxId: string;
  readonly done: string;
  readonly at: string | null;
  readonly next?: ReactNode;
  readonly children?: ReactNode;
}

/** Shown only right after sending, not on later visits. Scrolls to the top and receives the focus. */
export const HandedIn = ({ trxId, done, at, next, children }: HandedInProps) => {
  const frame = useRef<HTMLElement>(null);
  const { data: timeline, isSuccess, isFetching } = useQuery(useTimelineQuery()(trxId));
  const [known, setKnown] = useState(false); // true after a refetch: a timeline cached before sending would repeat the step just done
  useEffect(() => {
    if (isSuccess && !isFetching) setKnown(true);
  }, [isSuccess, isFetching]);
  useEffect(() => {
    window.scrollTo(0, 0);
    frame.current?.focus({ preventScroll: true });
  }, []);
  const zone = useZone();
  const title = at === null ? done : `${done}, ${shortDateTime(at, zone)}`;
  return (
    // `usePartFocus` looks for `data-handed-in`
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
