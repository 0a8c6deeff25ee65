import { useCallback, useEffect, useRef, useState } from 'react';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { AttemptReport } from '../../../application/exam/check-attempt.ts';
import type { ConnectionReport } from '../../../application/exam/check-connection.ts';
import type { StorageReport } from '../../../application/exam/check-storage.ts';
import { useWindowWidth } from '../../core/page/use-narrow-window.ts';
import { useServices } from '../../core/services.tsx';

export interface Rehearsal {
  readonly connection: ConnectionReport | null;
  readonly storage: StorageReport | null;
  readonly attempt: AttemptReport | null;
  readonly width: number;
  readonly running: boolean;
  readonly rounds: number;
  readonly run: () => void;
}

export const useRehearsal = (user: string): Rehearsal => {
  const services = useServices();
  const width = useWindowWidth();
  const [found, setFound] = useState<Pick<Rehearsal, 'connection' | 'storage' | 'attempt' | 'running' | 'rounds'>>({
    connection: null,
    storage: null,
    attempt: null,
    running: true,
    rounds: 0,
  });
  const round = useRef(0);

  const run = useCallback(() => {
    round.current += 1;
    const mine = round.current;
    const show = (change: Partial<typeof found>) => {
      if (mine === round.current) setFound((before) => ({ ...before, ...change }));
    };
    const check = async () => {
      show({ running: true });
      const [connection, storage, attempt] = await Promise.all([
        services.resolve(examAttemptTokens.checkConnection),
        services.resolve(examAttemptTokens.checkStorage),
        services.resolve(examAttemptTokens.checkAttempt),
      ]);
      await Promise.all([
        connection().then((report) => show({ connection: report })),
        storage(user).then((report) => show({ storage: report })),
        attempt(user).then((report) => show({ attempt: report })),
      ]);
      show({ running: false, rounds: mine });
    };
    check().catch((error: unknown) =>
      setFound(() => {
        throw error;
      }),
    );
  }, [services, user]);

  useEffect(() => {
    run();
    return () => {
      round.current += 1; // results of an earlier round are ignored
    };
  }, [run]);

  return { ...found, width, run };
};
