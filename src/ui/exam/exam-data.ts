import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '../../application/api-failure.ts';
import { examAttemptTokens } from '../../application/exam/attempt-tokens.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import type { ExamKey } from '../../application/ports/exam/exam-repository.ts';
import { type Exam, type Exams, examOpensNextAt, examsAt, isHeld, isWaiting } from '../../domain/exam/exam.ts';
import type { ExamContent, UploadedFile } from '../../domain/exam/question.ts';
import { fileIn, uploadTasks, withFile } from '../../domain/exam/uploaded-file.ts';
import { useTimelineQuery } from '../assessment/public/timeline-data.ts';
import { readSoon } from '../core/page/spread.ts';
import { lazyService, type ServicesHandle, useService, useServices } from '../core/services.tsx';
import { useAskAgain } from '../core/use-ask-again.ts';
import { useOpening } from '../core/use-opening.ts';
import { examsKey, examsQuery } from './public/exams-query.ts';
import { orKept } from './public/or-kept.ts';

export const contentKey = ({ trxId, id }: ExamKey) => ['exam', 'content', trxId, id];
export const uploadedKey = ({ trxId }: ExamKey, questionId: string) => ['exam', 'uploaded', trxId, questionId];

/** Cached until log-out, so that the candidate can return to an exam offline. */
const kept = { gcTime: Number.POSITIVE_INFINITY };

/** A server may name a task's file only in the reply about that task, so a paper that is read again keeps that file. */
const withUploaded = (queries: QueryClient, exam: ExamKey, content: ExamContent): ExamContent =>
  uploadTasks(content).reduce((paper, { id }) => {
    const file = queries.getQueryData<UploadedFile | null>(uploadedKey(exam, id));
    return file && !fileIn(paper, id) ? withFile(paper, id, file) : paper;
  }, content);

const contentQuery = (services: ServicesHandle, exam: ExamKey) => ({
  ...kept,
  queryKey: contentKey(exam),
  queryFn: async (context: { client: QueryClient; queryKey: readonly unknown[] }): Promise<ExamContent> => {
    const queries = await services.resolve(examTokens.examQueries);
    const content = await orKept(
      context,
      () => queries.content(exam),
      async () => (await lazyService(services, examTokens.keptExams).exam(exam))?.content ?? null,
    );
    return withUploaded(context.client, exam, content);
  },
});

const isFollowed = (exam: Exam): boolean =>
  ['running', 'locked', 'unknown'].includes(exam.status) || isWaiting(exam) || isHeld(exam);

/** Exams of an assessment; null if it does not exist. Refetches while one is running, locked, unknown or waiting, and when one opens. */
export const useExams = (trxId: string) => {
  const queries = useQueryClient();
  const askAgain = useAskAgain();
  const exams = useQuery({
    ...examsQuery(useServices(), trxId),
    refetchInterval: ({ state: { data, error } }) =>
      data?.exams.some(isFollowed) && !isSessionOver(error) ? askAgain(trxId, error) : false,
  });
  useOpening(exams.data ? examOpensNextAt(exams.data) : null, (now) => {
    const queryKey = examsKey(trxId);
    queries.setQueryData<Exams | null>(queryKey, (before) => before && examsAt(before, now));
    readSoon(() => void queries.invalidateQueries({ queryKey }));
  });
  return exams;
};

/** `followed`: refetches, so that the assessor's ticks appear even if the socket is down. */
export const useExamContent = (exam: ExamKey, followed = false) => {
  const askAgain = useAskAgain();
  return useQuery({
    ...contentQuery(useServices(), exam),
    refetchOnMount: 'always' as const,
    refetchInterval: ({ state: { error } }) =>
      followed && !isSessionOver(error) ? askAgain(`${exam.trxId}/${exam.id}`, error) : false,
  });
};

/** Prefetches the timeline, in case the network is down when the candidate leaves the exam (fault matrix 75). */
export const useKeptTimeline = ({ trxId }: ExamKey): void => {
  const queries = useQueryClient();
  const timelineQuery = useTimelineQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each exam, although `timelineQuery` is new on each render
  useEffect(() => {
    void queries.prefetchQuery({ ...timelineQuery(trxId), ...kept, staleTime: 0 });
  }, [queries, trxId]);
};

/** Starts an exam (specification 6 and 7). Rejects with `ApiFailure`. */
export const useStartExam = () => {
  const start = useService(examAttemptTokens.startTimer);
  const { store } = useExamChanges();
  return async (exam: Exam, candidateId: string, code?: string): Promise<void> => {
    await store(await (code === undefined ? start(exam, candidateId) : start(exam, candidateId, code)));
  };
};

export const useExamChanges = () => {
  const services = useServices();
  const queries = useQueryClient();
  // an exam does not change the list of assessments, so `newest` stays valid
  const notify = () =>
    void queries.invalidateQueries({ queryKey: ['assessment'], predicate: ({ queryKey }) => queryKey[1] !== 'newest' });
  return {
    store: async (exam: Exam): Promise<void> => {
      const queryKey = examsKey(exam.trxId);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Exams | null>(
        queryKey,
        (before) =>
          before && {
            ...before,
            exams: before.exams.map((each) =>
              each.id === exam.id ? { ...exam, ...(each.ordinal !== undefined && { ordinal: each.ordinal }) } : each,
            ),
          },
      );
      void queries.invalidateQueries({ queryKey });
      notify();
    },
    ask: async ({ trxId, id }: ExamKey): Promise<Exam | undefined> => {
      const now = await queries.fetchQuery({ ...examsQuery(services, trxId), staleTime: 0, retry: false });
      return now?.exams.find((each) => each.id === id);
    },
    askContent: (exam: ExamKey): Promise<ExamContent> =>
      queries.fetchQuery({ ...contentQuery(services, exam), staleTime: 0, retry: false }),
  };
};
