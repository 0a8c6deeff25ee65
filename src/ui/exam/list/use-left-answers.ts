import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { AttemptState, RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Left } from '../../../application/exam/attempt/unsent-answers-of-exam.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useService } from '../../core/services.tsx';

const askAgainMs = 2 * 60_000;

export interface LeftAnswers extends Left {
  readonly checking: boolean;
  readonly check: () => void;
}

const useOfAttempt = <Part extends number | boolean>(
  attempt: RunningAttempt | null,
  partOf: (state: AttemptState) => Part,
  otherwise: Part,
): Part => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = attempt?.state.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [attempt],
  );
  return useSyncExternalStore(subscribe, () => (attempt ? partOf(attempt.state.value) : otherwise));
};

/**
 * Answers on this device that the server may not have, or null; a count of 0 if that is not known.
 * The attempt's own counts apply until the comparison with the server is done, and always if the device stores nothing.
 */
export const useLeftAnswers = (exam: Exam, user: string, attempt: RunningAttempt | null): LeftAnswers | null => {
  const unsentAnswersOfExam = useService(examAttemptTokens.unsentAnswersOfExam);
  const unsent = useOfAttempt(attempt, (state) => state.unsent, 0);
  const refused = useOfAttempt(attempt, (state) => state.refused, 0);
  const durable = useOfAttempt(attempt, (state) => state.durable, true);
  const { trxId, id, startedAt, status, receipt } = exam;
  const {
    data: found,
    isFetching: checking,
    refetch,
  } = useQuery({
    queryKey: ['exam', 'left', user, trxId, id, startedAt, status, receipt?.digest, unsent, refused],
    queryFn: () => unsentAnswersOfExam(user, exam),
    gcTime: 0,
    networkMode: 'always',
    refetchInterval: ({ state: { data } }) => data?.certain === false && askAgainMs,
    staleTime: 0,
  });
  const check = () => void refetch();
  const count = unsent + refused;
  if (attempt && count > 0 && (found === undefined || found?.count === 0 || !durable))
    // unsent answers are uncertain: the server may have saved them although the response was lost
    return { count, certain: unsent === 0, copy: attempt.unsentAnswers(), checking, check };
  if (attempt && found?.count === 0) return null; // the attempt knows its answers
  return found ? { ...found, checking, check } : null;
};
