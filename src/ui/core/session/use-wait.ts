import { useEffect, useState } from 'react';
import type { Subscription } from 'rxjs';
import { registrationTokens } from '../../../application/account/registration-tokens.ts';
import { useServices } from '../services.tsx';

/** Countdown in seconds. `wait` restarts it; `wait(0)` ends it. */
export const useWait = () => {
  const services = useServices();
  const [asked, setAsked] = useState({ seconds: 0 });
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (asked.seconds === 0) return;
    let stopped = false;
    let subscription: Subscription | undefined;
    services.resolve(registrationTokens.watchWait).then(
      (watchWait) => {
        if (!stopped) subscription = watchWait(asked.seconds).subscribe(setSecondsLeft);
      },
      () => {
        if (!stopped) setSecondsLeft(0); // the countdown is not available; the server rejects attempts that come too early
      },
    );
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, asked]);
  const wait = (seconds: number) => {
    setSecondsLeft(seconds);
    setAsked({ seconds });
  };
  return { secondsLeft, wait };
};
