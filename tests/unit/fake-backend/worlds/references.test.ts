import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../../../fake-backend/scenarios/shipped.ts';
import { references } from '../../../../fake-backend/worlds/references.ts';
import { runs } from '../../../runs.ts';
import { openPage, type TestPage } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const day = 86_400_000;

type Row = Record<string, unknown> & { readonly id: string };
interface WorldFile {
  readonly tables: Record<string, Row[]>;
}

const exported = async ({ control }: TestPage): Promise<WorldFile> => JSON.parse(await control.exportWorld());

const open = async (file: WorldFile) => (await openPage()).control.importWorld(JSON.stringify(file));

describe('a world that the portal itself has created is opened from its file', () => {
  it.each(scenarios)('of the scenario $name, also thirty days later', async ({ name }) => {
    const page = await openPage();
    await page.control.playScenario(name);
    await open(await exported(page));
    await page.control.travel(30 * day);
    await open(await exported(page));
  });

  it.each(['apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'] as const)(
    'after a jump to %s',
    async (stage) => {
      const page = await openPage();
      await page.control.jumpTo(trx.citra, stage);
      await open(await exported(page));
    },
  );

  it('filled with a mass of rows', async () => {
    const page = await openPage();
    const masses = { notifications: 100, transactions: 100, apl02Units: 12, examQuestions: 300 };
    await page.control.fill('bima@contoh.example', masses);
    await open(await exported(page));
  });
});

const fullWorld = async (): Promise<WorldFile> => {
  const page = await openPage();
  await page.control.jumpTo(trx.citra, 'appeal');
  await page.control.playScenario('sedang-ujian');
  const file = await exported(page);
  const { tables } = file;
  const [purchase, another] = tables.transactions ?? [];
  const [attempt, upload] = [tables.examSittings?.[0]?.id, tables.files?.[0]?.id];
  const owner = purchase?.candidate_id;
  const add = (name: string, row: Row) => tables[name]?.push(row);
  Object.assign(another ?? {}, {
    previous_transaction_id: purchase?.id,
    renewal_of: tables.certificates?.[0]?.number,
  });
  const session = { csrf: 'c', bearer: null };
  add('sessions', { ...session, id: 'sesi-1', candidate_id: owner });
  add('sessions', { ...session, id: 'sesi-2', candidate_id: null });
  const link = { purpose: 'reset', made_at: 'x', expires_at: 'x', used: true, replaced: false };
  add('accountLinks', { ...link, id: 'tautan', candidate_id: owner });
  const message = { subject: 's', message: 'm', email: 'e', received_at: 'x', request_key: null };
  const unanswered = { answer: null, answered_at: null };
  add('messages', { ...message, ...unanswered, id: 'PSN-1', candidate_id: owner, trx_id: purchase?.id });
  add('messages', { ...message, ...unanswered, id: 'PSN-2', candidate_id: null, trx_id: null });
  add('adjustments', { id: purchase?.id ?? '', needs: [], other: '', sent_at: 'x', answer: null });
  const signature = { image: '', signed_at: 'x' };
  const appeal = { explained: true, discussed: true, others_involved: false, reason: 'r', sent_at: 'x', answer: null };
  add('appeals', { ...appeal, id: purchase?.id ?? '', signature });
  add('examTicks', { id: 'centang', sitting_id: attempt, criterion: '1', competent: true });
  const answer = { sitting_id: attempt, question_detail_id: 'unggah', current: null, others: [] };
  add('examAnswers', { ...answer, id: 'jawaban', file: { id: upload, uploaded_at: 'x' } });
  return file;
};

const heldIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(heldIn) : [value];

const wrong = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value !== 'object' || value === null) return 'tidak-ada';
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrong(each)]));
};

const changed = (file: WorldFile, change: (tables: WorldFile['tables']) => void): string => {
  const copy = structuredClone(file);
  change(copy.tables);
  return JSON.stringify(copy);
};

describe('a file with a broken reference', () => {
  let full: WorldFile;
  let page: TestPage;
  const now = async ({ control }: TestPage) => [await control.exportWorld(), await control.worlds()];
  let before: Awaited<ReturnType<typeof now>>;
  beforeAll(async () => {
    full = await fullWorld();
    page = await openPage();
    await page.control.fill('bima@contoh.example', { notifications: 1 });
    before = await now(page);
  });

  const expectRefusal = async (text: string) => {
    await expect(page.control.importWorld(text)).rejects.toThrow('Isi file ini rusak atau tidak lengkap');
    expect(await now(page)).toEqual(before);
  };

  it('is refused only for that: the same file with all rows is opened', async () => {
    await expect(open(full)).resolves.toBeUndefined();
  });

  it('is refused, whichever referenced row is removed, and nothing changes', async () => {
    // excludes settings and stored replies, which may name rows that no longer exist
    const { settings: _, replies: __, ...others } = full.tables;
    const named = new Set(Object.values(others).flatMap((rows) => rows.flatMap((row) => heldIn({ ...row, id: null }))));
    const targets = ['candidates', 'transactions', 'schedules', 'examSittings', 'files'] as const;
    const takenOut = targets.flatMap((name) =>
      (full.tables[name] ?? []).filter(({ id }) => named.has(id)).map(({ id }) => ({ name, id })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...takenOut), ({ name, id }) =>
        expectRefusal(
          changed(full, (tables) => {
            tables[name] = (tables[name] ?? []).filter((row) => row.id !== id);
          }),
        ),
      ),
      { numRuns: runs(60, 2_000) },
    );
  });

  const columns = references.flatMap(([to, , from]) =>
    Object.entries(from).map(([table, column]) => ({ table, column, to })),
  );

  it.each(columns)('is refused when a row of $table has a $column that is not in $to', async ({ table, column }) => {
    const rows = full.tables[table] ?? [];
    const at = rows.findIndex((row) => heldIn(row[column]).some((held) => typeof held === 'string'));
    expect(at).toBeGreaterThanOrEqual(0);
    await expectRefusal(
      changed(full, (tables) => {
        const row = tables[table]?.[at];
        if (row) Object.assign(row, { [column]: wrong(row[column]) });
      }),
    );
  });
});
