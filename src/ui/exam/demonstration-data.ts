import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExamKey } from '../../application/ports/exam-repository.ts';
import { T } from '../../application/tokens.ts';
import type { ExamPaper, UploadedFile } from '../../domain/exam/question.ts';
import { useServices } from '../services.tsx';

const uploadedKey = (trxId: string, questionId: string) => ['exam', 'uploaded', trxId, questionId];

/** The file that the server has of a task, asked when the task is opened; undefined while it is not known. */
export const useUploaded = (trxId: string, questionId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: uploadedKey(trxId, questionId),
    queryFn: async () => (await services.resolve(T.demonstrationQueries)).uploaded(trxId, questionId),
    refetchOnMount: 'always' as const,
  });
};

const withFile = (paper: ExamPaper, questionId: string, file: UploadedFile): ExamPaper => ({
  ...paper,
  answers: paper.answers.some((answer) => answer.questionId === questionId)
    ? paper.answers.map((answer) => (answer.questionId === questionId ? { ...answer, file } : answer))
    : [...paper.answers, { questionId, current: null, others: [], file }],
});

/** Puts a file that was uploaded into what the page has read, and asks the server anew: the submission counts it. */
export const useStoreUploaded = ({ trxId, id }: ExamKey) => {
  const queries = useQueryClient();
  const paperKey = ['exam', 'paper', trxId, id];
  return async (questionId: string, file: UploadedFile): Promise<void> => {
    const key = uploadedKey(trxId, questionId);
    await Promise.all([queries.cancelQueries({ queryKey: key }), queries.cancelQueries({ queryKey: paperKey })]);
    queries.setQueryData(key, file);
    queries.setQueryData<ExamPaper>(paperKey, (paper) => paper && withFile(paper, questionId, file));
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: paperKey });
  };
};
