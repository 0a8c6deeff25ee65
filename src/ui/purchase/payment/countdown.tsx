import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ServerClock } from '../../../application/time/read-server-clock.ts';
import { longDateTime } from '../../format/date.ts';
import { remainingText } from '../../format/remaining-time.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { useServerClock } from '../history/transaction-data.ts';

const hour = 3_600_000;
const askAgainMs = 10_000;

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

/** Milliseconds left, counted anew from the clock each second; null while the server's time is not known. */
const useRemaining = (deadline: string, clock: ServerClock | undefined): number | null => {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return clock ? Math.max(0, Date.parse(deadline) - clock.now()) : null;
};

/** Asks what became of the purchase when its time is over, and again while the answer is still "pending". */
const useAskWhenOver = (over: boolean, ask: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is new each time and must not ask by itself
  useEffect(() => {
    if (!over) return;
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [over]);
};

/** How long a purchase can still be paid, by the server's clock. Nothing is announced each second: it can be read at any time. */
export const Countdown = ({ deadline, onOver }: { deadline: string; onOver: () => void }) => {
  const { data: clock } = useServerClock();
  const remaining = useRemaining(deadline, clock);
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
      <span>Bayar sebelum {longDateTime(deadline)}</span>
    </Frame>
  );
};
