import type { Query, QueryClient } from '@tanstack/react-query';
import { examTokens } from '../../../application/exam/tokens.ts';
import { notificationTokens } from '../../../application/notification/tokens.ts';
import { type Exams, examsAt, isChangedByStaff, isWaiting } from '../../../domain/exam/exam.ts';
import { allHandedIn } from '../../../domain/exam/next-exam.ts';
import { deviceDataUpdatedAt } from '../../core/query-client.ts';
import { readServerNow } from '../../core/server-now.ts';
import { lazyService, type ServicesHandle } from '../../core/services.tsx';
import { orKept } from './or-kept.ts';

export const allExamsKey = ['exam', 'exams'] as const;

export const examsKey = (trxId: string) => [...allExamsKey, trxId];

/** Reports whether staff changed a running exam since the last read. A change without an event shows that the server sends no events. */
const compare = async (
  services: ServicesHandle,
  { client, queryKey }: { client: QueryClient; queryKey: readonly unknown[] },
  read: Exams | null,
): Promise<void> => {
  const trust = await services.resolve(notificationTokens.eventTrust).catch(() => null);
  const before = client.getQueryState<Exams | null>(queryKey);
  if (!read || before?.dataUpdatedAt === deviceDataUpdatedAt) return;
  trust?.read(`exams ${read.trxId}`, before?.data ? isChangedByStaff(before.data, read) : false);
};

/** Null if the assessment does not exist. Cached until log-out, so that an exam can be reopened offline. */
export const examsQuery = (services: ServicesHandle, trxId: string) => ({
  gcTime: Number.POSITIVE_INFINITY,
  queryKey: examsKey(trxId),
  queryFn: async (context: { client: QueryClient; queryKey: readonly unknown[] }): Promise<Exams | null> => {
    const queries = await services.resolve(examTokens.examQueries);
    const exams = await orKept(
      context,
      async () => {
        const read = await queries.exams(trxId);
        await compare(services, context, read);
        return read;
      },
      () => lazyService(services, examTokens.keptExams).exams(trxId),
    );
    return exams?.exams.some(isWaiting) ? examsAt(exams, await readServerNow(services, context.client)) : exams;
  },
});

const goodFor = 30_000;

/** Data with unfinished exams becomes stale, because an exam can start on another device. */
export const examsStaleTime = ({ state: { data } }: Query<Exams | null>): number =>
  data && !allHandedIn(data) ? goodFor : Number.POSITIVE_INFINITY;
