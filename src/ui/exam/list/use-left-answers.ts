import { useQuery } from '@tanstack/react-query';
import type { Left } from '../../../application/exam/attempt/left-answers.ts';
import { examTokens } from '../../../application/exam/tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useServices } from '../../services.tsx';

/** The answers of an exam on this device that the server has not taken; null when there are none, and until that is known. */
export const useLeftAnswers = (exam: Exam, user: string): Left | null => {
  const services = useServices();
  const { trxId, id, startedAt } = exam;
  const { data = null } = useQuery({
    queryKey: ['exam', 'left', user, trxId, id, startedAt],
    queryFn: async () => (await services.resolve(examTokens.leftAnswers))(user, exam),
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
};
