import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { ReadyDevice } from '../../../application/exam/ready-device.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';

const again = 60_000;

const keyOf = (user: string) => ['exam', 'ready-device', user];

/** Null while nothing is known, also when the last rehearsal is too old. */
export const useReadyDevice = (): ReadyDevice | null => {
  const devices = useService(examAttemptTokens.readyDevices);
  const user = useSession().candidate?.id ?? '';
  const { data } = useQuery({
    queryKey: keyOf(user),
    queryFn: () => devices.read(user),
    enabled: user !== '',
    networkMode: 'always',
    refetchInterval: again, // it grows old
    refetchOnWindowFocus: 'always', // another tab may have checked
    retry: false,
    staleTime: 0,
  });
  return data ?? null;
};

/** Keeps what a finished rehearsal has found. */
export const useKeepReady = (user: string, rounds: number, passed: readonly string[] | null): void => {
  const devices = useService(examAttemptTokens.readyDevices);
  const queries = useQueryClient();
  const checks = passed?.join('\n');
  useEffect(() => {
    if (rounds === 0) return;
    const keep = async () => {
      await (checks === undefined ? devices.forget(user) : devices.keep(user, checks.split('\n')));
      const queryKey = keyOf(user);
      await queries.cancelQueries({ queryKey }); // a first read that began before would be joined, not repeated
      queries.setQueryData(queryKey, await devices.read(user));
    };
    void keep();
  }, [devices, queries, user, rounds, checks]);
};
