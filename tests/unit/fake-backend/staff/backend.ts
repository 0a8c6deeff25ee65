import { expect } from 'vitest';
import type { Backend } from '../../../../fake-backend/backend.ts';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { StageRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { repeatableSecrets } from '../../../../fake-backend/database/secrets.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { filesInRows } from '../../../../fake-backend/file-store.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import type { Listening } from '../../../../fake-backend/realtime.ts';
import type { ExamPlan } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { serverClock } from '../../../../fake-backend/server-clock.ts';
import { advance, stagesOf } from '../../../../fake-backend/staff/advance.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { catchUp } from '../../../../fake-backend/time/pass-time.ts';
import { testNow } from '../hosts/page.ts';

export const trx = {
  citra: 'TRX-2026-000198',
  dewi: 'TRX-2026-000181',
  eka: 'TRX-2026-000132',
  fajar: 'TRX-2026-000127',
  gita: 'TRX-2026-000190',
  kusuma: 'TRX-2026-000171',
  hadi: 'TRX-2026-000121',
  lukman: 'TRX-2026-000104',
  maya: 'TRX-2026-000140',
};

export interface TestBackend extends Backend {
  readonly published: readonly (readonly [candidateId: string, event: Listening])[];
  pass(ms: number): void;
  stage(trxId: string, name: StageRow['name']): Readonly<StageRow>;
  sent(trxId: string, name: StageRow['name'], waitsFor: StageRow['waiting_for']): void;
}

export const openBackend = (): TestBackend => {
  const db = createDatabase();
  let now = testNow;
  seed(db, new Date(now));
  const published: (readonly [string, Listening])[] = [];
  const backend: Backend = {
    db,
    clock: serverClock(db, () => now),
    files: filesInRows,
    newSecret: repeatableSecrets(db),
    stateful: true,
    shutOut: [],
    publish: (candidateId, event) => void published.push([candidateId, event]),
  };
  const stage = (trxId: string, name: StageRow['name']) => {
    const row = stagesOf(backend, trxId).find((each) => each.name === name);
    if (!row) throw new Error(`${trxId} has no stage ${name}`);
    return row;
  };
  return {
    ...backend,
    published,
    stage,
    pass: (ms) => {
      now += ms;
    },
    sent: (trxId, name, waiting_for) => {
      const since = new Date(now + 7 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+07:00');
      db.stages.put({ ...stage(trxId, name), status: 'submitted', since, waiting_for });
    },
  };
};

export const appealed = (reason: string): TestBackend => {
  const backend = openBackend();
  const { db } = backend;
  const at = '2026-03-10T09:00:00+07:00';
  const signature = { image: 'data:image/png;base64,AA==', signed_at: at };
  const questions = { explained: true, discussed: true, others_involved: false };
  db.appeals.put({ id: trx.fajar, ...questions, reason, sent_at: at, signature, answer: null });
  advance(backend, db.transactions.get(trx.fajar) as TransactionRow, 'appeal.send');
  return backend;
};

export const minute = 60_000;

export const later = (backend: TestBackend, time: number): void => {
  backend.pass(time);
  catchUp(backend);
};

export const lastNews = ({ db }: Backend): string | undefined => db.notifications.all().at(-1)?.information;

export const examOf = ({ db }: Backend, id: string): ExamPlan => {
  const scheme = db.schemes.get('SKM-01');
  const plan = scheme && plansOf(scheme).find((each) => each.id === `SKM-01-${id}`);
  if (!plan) throw new Error(`no exam ${id}`);
  return plan;
};

export const expectRefusal = (backend: TestBackend, action: StaffAction): void => {
  const { stages, apl01s, apl02s, results, appeals, certificates, notifications, adjustments } = backend.db;
  const tables = [stages, apl01s, apl02s, results, appeals, certificates, notifications, adjustments];
  const world = () => structuredClone([tables.map((table) => table.all()), backend.published]);
  const before = world();
  expect(() => actAsStaff(backend, action)).toThrow(RangeError);
  expect(world()).toEqual(before);
};
