import { isLastPage, type Page } from '../../domain/paging/page.ts';
import { ApiFailure, isRefusal } from '../api-failure.ts';
import type { AplRepository } from '../ports/apl/apl-repository.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { NotificationRepository } from '../ports/notification/notification-repository.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

import { type ExportPart, type ExportProgress, exportParts } from './export-parts.ts';

export interface Owner {
  readonly id: string;
  readonly email: string;
}

/** The export as JSON; `failed`: parts that could not be read completely, which the JSON lists too. */
export interface OwnDataExport {
  readonly json: string;
  readonly failed: readonly ExportPart[];
}

export interface ExportDeps {
  readonly profiles: Pick<ProfileRepository, 'find'>;
  readonly records: Pick<ProfileRecordsRepository, 'educations' | 'careers'>;
  readonly transactions: Pick<TransactionRepository, 'list'>;
  readonly timelines: TimelineRepository;
  readonly assessments: Pick<AssessmentRepository, 'agreement' | 'result' | 'appeal' | 'feedback'>;
  readonly apls: Pick<AplRepository, 'apl01' | 'apl02'>;
  readonly notifications: Pick<NotificationRepository, 'page'>;
  readonly clock: Pick<Clock, 'now'>;
}

interface Steps {
  readonly signal: AbortSignal;
  readonly tell: (done: number, of: number) => void;
}

interface Read {
  readonly content: unknown;
  readonly whole: boolean;
}

const tabs = ['paid', 'pending', 'failed'] as const;
const mostPages = 2_000;

const allPages = async <Item>(
  read: (page: number) => Promise<Page<Item>>,
  { signal, tell }: Steps,
): Promise<{ items: readonly Item[]; whole: boolean }> => {
  const items: Item[] = [];
  let unreadable = 0;
  for (let number = 1; number <= mostPages; number += 1) {
    signal.throwIfAborted();
    const page = await read(number).catch(failed);
    if (!page) return { items, whole: false };
    items.push(...page.items);
    tell(items.length, Math.max(page.total, items.length));
    unreadable += page.unreadable ?? 0;
    if (isLastPage(page, page.current)) return { items, whole: unreadable === 0 };
  }
  return { items, whole: false };
};

const failed = (error: unknown): null => {
  if (error instanceof ApiFailure) return null;
  throw error;
};

/** `undefined`: the read failed. Null: the server refused, because the data does not exist, such as an unpublished result. */
const tried = async <T>(read: Promise<T>): Promise<T | null | undefined> =>
  read.catch((error: unknown) => {
    if (isRefusal(error)) return null;
    failed(error);
    return undefined;
  });

export type ExportOwnData = ReturnType<typeof exportOwnData>;

/** Exports the `exportParts` of a candidate's data. A failed part is listed and stops no other. Rejects only when `signal` aborts. */
export const exportOwnData = (deps: ExportDeps) => {
  const purchases = async (steps: Steps) => {
    const read: Awaited<ReturnType<typeof allPages<unknown>>>[] = [];
    for (const tab of tabs) read.push(await allPages((page) => deps.transactions.list(tab, page), steps));
    return { items: read.flatMap(({ items }) => items), whole: read.every(({ whole }) => whole) };
  };
  const paidIds = async (steps: Steps) => {
    const quiet = { ...steps, tell: () => undefined };
    const { items, whole } = await allPages((page) => deps.transactions.list('paid', page), quiet);
    return { ids: items.map(({ id }) => id), whole };
  };
  const ofEach = async (steps: Steps, read: (trxId: string) => Promise<readonly unknown[]>): Promise<Read> => {
    const { ids, whole } = await paidIds(steps);
    const content: unknown[] = [];
    let complete = whole;
    for (const [index, id] of ids.entries()) {
      steps.signal.throwIfAborted();
      const found = await read(id);
      if (found.includes(undefined)) complete = false;
      content.push({ nomor: id, isi: found.filter((each) => each !== null && each !== undefined) });
      steps.tell(index + 1, ids.length);
    }
    return { content, whole: complete };
  };
  const readers: Readonly<Record<ExportPart, (candidate: Owner, steps: Steps) => Promise<Read>>> = {
    profile: async ({ id }) => {
      const profile = await tried(deps.profiles.find(id));
      return { content: profile ?? null, whole: profile !== undefined };
    },
    records: async ({ id }) => {
      const [pendidikan, pekerjaan] = await Promise.all([
        tried(deps.records.educations(id)),
        tried(deps.records.careers(id)),
      ]);
      const whole = [pendidikan, pekerjaan].every((each) => each === null || each?.unreadable === 0);
      return { content: { pendidikan: pendidikan?.items ?? null, pekerjaan: pekerjaan?.items ?? null }, whole };
    },
    purchases: async (_, steps) => {
      const { items, whole } = await purchases(steps);
      return { content: items, whole };
    },
    assessments: (_, steps) =>
      ofEach(steps, (trxId) =>
        Promise.all([
          tried(deps.timelines.find(trxId)),
          tried(deps.assessments.agreement(trxId)),
          tried(deps.apls.apl01(trxId)),
          tried(deps.apls.apl02(trxId)),
          tried(deps.assessments.result(trxId)),
          tried(deps.assessments.appeal(trxId)),
          tried(deps.assessments.feedback(trxId)),
        ]),
      ),
    notifications: async (_, steps) => {
      const { items, whole } = await allPages((page) => deps.notifications.page(page, false), steps);
      return { content: items, whole };
    },
  };

  return async (
    candidate: Owner,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
  ): Promise<OwnDataExport> => {
    const parts: Partial<Record<ExportPart, unknown>> = {};
    const lacking: ExportPart[] = [];
    for (const part of exportParts) {
      signal.throwIfAborted();
      const tell = (done: number, of: number) => onProgress({ part, done, of });
      tell(0, 0);
      const { content, whole } = await readers[part](candidate, { signal, tell });
      parts[part] = content;
      if (!whole) lacking.push(part);
    }
    const made = new Date(deps.clock.now()).toISOString();
    return {
      json: JSON.stringify({ made, account: candidate, incomplete: lacking, ...parts }, null, 2),
      failed: lacking,
    };
  };
};
