import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { ExamKey } from '../../../application/ports/exam/exam-repository.ts';
import type { ExamContent, UploadedFile } from '../../../domain/exam/question.ts';
import { withFile } from '../../../domain/exam/uploaded-file.ts';
import { useService } from '../../core/services.tsx';
import { contentKey, uploadedKey } from '../exam-data.ts';

const storeInPaper = (queries: QueryClient, exam: ExamKey, questionId: string, file: UploadedFile): void => {
  queries.setQueryData<ExamContent>(contentKey(exam), (content) => content && withFile(content, questionId, file));
};

/** The task's file; undefined until the server has replied. Also writes it to the cached exam content, which is used to count uploads. */
export const useUploaded = (exam: ExamKey, questionId: string) => {
  const demonstrationQueries = useService(examAttemptTokens.demonstrationQueries);
  const queries = useQueryClient();
  const { trxId } = exam;
  return useQuery({
    queryKey: uploadedKey(exam, questionId),
    queryFn: async ({ signal }) => {
      const file = await demonstrationQueries.uploaded(trxId, questionId);
      if (file && !signal.aborted) storeInPaper(queries, exam, questionId, file);
      return file;
    },
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always' as const,
  });
};

export const useStoreUploaded = (exam: ExamKey) => {
  const queries = useQueryClient();
  const paper = contentKey(exam);
  return async (questionId: string, file: UploadedFile): Promise<void> => {
    const key = uploadedKey(exam, questionId);
    await Promise.all([queries.cancelQueries({ queryKey: key }), queries.cancelQueries({ queryKey: paper })]);
    queries.setQueryData(key, file);
    storeInPaper(queries, exam, questionId, file);
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: paper });
  };
};
