import type { Backend } from '../../../../fake-backend/backend.ts';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { StageRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { repeatableSecrets } from '../../../../fake-backend/database/secrets.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import type { Listening } from '../../../../fake-backend/realtime.ts';
import { serverClock } from '../../../../fake-backend/server-clock.ts';
import { advance, stagesOf } from '../../../../fake-backend/staff/advance.ts';
import { testNow } from '../hosts/page.ts';

/** What the candidates of the stories have bought. */
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
  /** What was told, by candidate. */
  readonly published: readonly (readonly [candidateId: string, event: Listening])[];
  pass(ms: number): void;
  stage(trxId: string, name: StageRow['name']): Readonly<StageRow>;
  /** Puts a stage as if the candidate had just sent it. */
  sent(trxId: string, name: StageRow['name'], waitsFor: StageRow['waiting_for']): void;
}

/** The seeded world without a server around it. */
export const openBackend = (): TestBackend => {
  const db = createDatabase();
  let now = testNow;
  seed(db, new Date(now));
  const published: (readonly [string, Listening])[] = [];
  const backend: Backend = {
    db,
    clock: serverClock(db, () => now),
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

/** Fajar has appealed for this reason. */
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

/** Everything that requests can change. */
export const worldOf = ({ db }: Backend): unknown =>
  structuredClone(
    [db.stages, db.apl01s, db.apl02s, db.results, db.appeals, db.certificates, db.notifications].map((table) =>
      table.all(),
    ),
  );
