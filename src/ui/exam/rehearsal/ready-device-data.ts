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

interface Finished {
  readonly user: string;
  /** Null where the rehearsal belongs to no assessment. */
  readonly trxId: string | null;
  /** How often the checks have finished; 0 while they run. */
  readonly rounds: number;
  readonly passed: readonly string[] | null;
}

/** Keeps what a finished rehearsal has found, and tells the assessor of a device that is ready. */
export const useKeepReady = ({ user, trxId, rounds, passed }: Finished): void => {
  const tell = useService(examAttemptTokens.tellReady);
  const devices = useService(examAttemptTokens.readyDevices);
  const queries = useQueryClient();
  const checks = passed?.join('\n');
  useEffect(() => {
    if (rounds === 0) return;
    const keep = async () => {
      await (checks === undefined ? devices.forget(user) : devices.keep(user, checks.split('\n')));
      const queryKey = keyOf(user);
      await queries.cancelQueries({ queryKey }); // a first read that began before would be joined, not repeated
      const ready = await devices.read(user);
      queries.setQueryData(queryKey, ready);
      if (ready && trxId !== null) await tell(trxId, ready);
    };
    void keep();
  }, [devices, queries, tell, user, trxId, rounds, checks]);
};
