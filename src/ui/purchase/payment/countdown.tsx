import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ServerClock } from '../../../application/time/server-clock.ts';
import { useServerClock } from '../../core/server-now.ts';
import { useZone } from '../../core/zone-context.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { remainingText } from '../../kit/format/remaining-time.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

const hour = 3_600_000;
const askAgainMs = 10_000;
const longestAskAgainMs = 60_000;

const Frame = styled.div<{ $soon: boolean }>`
  background: ${({ $soon }) => ($soon ? color.cautionTint : color.surfaceSunken)};
  border-radius: ${radius.control};
  color: ${({ $soon }) => ($soon ? color.caution : color.text)};
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(4)};

  span {
    font-size: ${fontSize.small};
  }

  strong {
    font-size: ${fontSize.lead};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.bold};
  }
`;

/**
 * Milliseconds left, or null until the server time is known.
 * Skips one second if the server time becomes an estimate, for example after a clock change, because a new reading may correct it.
 */
const useRemaining = (deadline: string, clock: ServerClock | undefined): number | null => {
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => {
    if (!clock) return;
    let estimates = 0;
    const look = () => {
      const now = clock.now();
      estimates = clock.state.value.estimated ? estimates + 1 : 0;
      if (now !== null && estimates !== 1) setRemaining(Math.max(0, Date.parse(deadline) - now));
    };
    const watched = clock.state.subscribe(); // keeps the server clock refreshed while visible
    look();
    const timer = setInterval(look, 1_000);
    return () => {
      watched.unsubscribe();
      clearInterval(timer);
    };
  }, [deadline, clock]);
  return remaining;
};

const useAskWhenOver = (over: boolean, ask: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is new on each render and must not cause a request
  useEffect(() => {
    if (!over) return;
    let timer: ReturnType<typeof setTimeout>;
    const askFrom = (pause: number) => {
      ask();
      timer = setTimeout(askFrom, pause, Math.min(2 * pause, longestAskAgainMs));
    };
    askFrom(askAgainMs);
    return () => clearTimeout(timer);
  }, [over]);
};

export const Countdown = ({ deadline, onOver }: { deadline: string; onOver: () => void }) => {
  const clock = useServerClock();
  const remaining = useRemaining(deadline, clock);
  const zone = useZone();
  const over = remaining === 0;
  useAskWhenOver(over, onOver);
  return (
    <Frame $soon={remaining !== null && remaining < hour}>
      {remaining !== null && (
        <>
          <span>{over ? 'Batas waktu pembayaran sudah lewat' : 'Sisa waktu pembayaran'}</span>
          <strong role="timer" aria-live="off">
            {over ? 'Memeriksa status…' : remainingText(remaining)}
          </strong>
        </>
      )}
      <span>{`${remaining === null || over ? 'Batas pembayaran' : 'Bayar sebelum'} ${longDateTime(deadline, zone)}`}</span>
    </Frame>
  );
};
