import { useEffect, useState } from 'react';
import { defer, switchMap } from 'rxjs';
import { timeTokens } from '../../../application/time/tokens.ts';
import { useServices } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { spanText } from '../../kit/format/time-span.ts';
import { NoticeLine } from '../attempt/notice-line.tsx';

const minute = 60_000;

const useMinutesAhead = (): number => {
  const services = useServices();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const states = defer(() => services.resolve(timeTokens.serverClock)).pipe(switchMap(({ state }) => state));
    const watched = states.subscribe({
      next: ({ deviceAhead, contested }) => {
        const ahead = contested ? 0 : (deviceAhead ?? 0);
        setMinutes(Math.abs(ahead) > minute ? Math.round(ahead / minute) : 0);
      },
      error: () => {}, // the page itself reports a failure to load services
    });
    return () => watched.unsubscribe();
  }, [services]);
  return minutes;
};

const clockText = (minutes: number): string =>
  `Jam perangkat ini ${spanText(Math.abs(minutes))} lebih ${minutes > 0 ? 'cepat' : 'lambat'}; sisa waktu memakai jam server.`;

/** Shown if the device clock is off by over a minute; the exam uses server time (fault matrix 22). */
export const DeviceClockNotice = () => {
  const minutes = useMinutesAhead();
  if (minutes === 0) return null;
  return (
    <Callout tone="info" live="polite">
      {clockText(minutes)}
    </Callout>
  );
};

/** The same during an exam, until it is closed. */
export const DeviceClockLine = () => {
  const minutes = useMinutesAhead();
  const [read, setRead] = useState(false);
  if (minutes === 0 || read) return null;
  return (
    <NoticeLine
      tone="info"
      action={
        <Button size="small" variant="quiet" onClick={() => setRead(true)}>
          Tutup
        </Button>
      }
    >
      {clockText(minutes)}
    </NoticeLine>
  );
};
