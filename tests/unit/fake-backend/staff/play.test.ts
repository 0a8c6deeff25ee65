import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CertificateRow } from '../../../../fake-backend/database/certificate-rows.ts';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { startAttempt } from '../../../../fake-backend/exam-attempts.ts';
import { purchasableFirst } from '../../../../fake-backend/rules/catalog.ts';
import { advance } from '../../../../fake-backend/staff/advance.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { staffActionOf } from '../../../../fake-backend/staff/read-action.ts';
import { readTask } from '../../../../fake-backend/staff/reading/read-task.ts';
import { reminderActs } from '../../../../fake-backend/staff/remind-holders.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { catchUp, changeFromNow } from '../../../../fake-backend/time/pass-time.ts';
import { openPage } from '../hosts/page.ts';
import { appealed, examOf, expectRefusal, lastNews, later, minute, openBackend, trx } from './backend.ts';

const lacking = 'M.731000.004.01';
const met = 'M.731000.001.01';
const other = 'MET.000.000001 2019';
const granted = {
  type: 'answer-appeal',
  trxId: trx.fajar,
  granted: true,
  text: 'Bukti diterima.',
  units: [lacking],
  assessor: other,
} as const;
const withAppeal = () => appealed('Anggaran sudah saya kendalikan.');
const returned = (trxId: string, target: string) =>
  ({ type: 'apl01', trxId, decision: 'return', note: null, notes: [{ target, text: 'y' }] }) as const;

describe('the staff', () => {
  it('see their pending work, the oldest first, and a running exam', () => {
    const tasks = staffTasks(openBackend());
    expect(tasks.map(({ trxId, stage, open }) => `${trxId} ${stage}${open ? ' open' : ''}`)).toEqual([
      `${trx.lukman} certificate`,
      `${trx.maya} exam`,
      `${trx.kusuma} apl02`,
      `${trx.gita} apl01`,
      `${trx.eka} exam open`,
      'TRX-2026-000201 payment',
    ]);
    for (const { stage, units } of tasks) expect(units.length > 0).toBe(stage === 'exam');
  });

  it('return a form with notes, judge the evidence that they object to as unmet, and notify the candidate at once', () => {
    const backend = openBackend();
    const notes = [{ target: 'requirement:ktp', text: 'Pindai ulang.' }];
    const note = 'KTP buram.';
    actAsStaff(backend, { type: 'apl01', trxId: trx.gita, decision: 'return', note, notes });
    expect(backend.stage(trx.gita, 'apl01')).toMatchObject({ status: 'returned', waiting_for: 'candidate', note });
    expect(backend.db.apl01s.get(trx.gita)).toMatchObject({ status: 'returned', review: { note, notes } });
    const { verdicts } = backend.db.apl01s.get(trx.gita) ?? {};
    expect([verdicts?.ktp, verdicts?.['pas-foto']]).toEqual(['unmet', 'met']);
    expect(backend.published).toEqual([['1007', { type: 'assessment', trxid: trx.gita }]]);
    expect(lastNews(backend)).toBe('APL 01 Barista perlu diperbaiki. Baca catatan admin LSP.');
  });

  it('decide a unit as not yet competent: the result follows, and an appeal is possible for three working days', () => {
    const backend = openBackend();
    const code = backend.db.schemes.get('SKM-07')?.units[1]?.code ?? '';
    actAsStaff(backend, { type: 'decide', trxId: trx.maya, units: [{ code, competent: false }], note: null });
    const result = backend.db.results.get(trx.maya);
    expect(result?.competent).toBe(false);
    expect(result?.units.filter(({ competent }) => !competent).map((unit) => unit.code)).toEqual([code]);
    // `due` is three working days after a Tuesday
    expect(backend.stage(trx.maya, 'appeal')).toMatchObject({ status: 'open', due: '2026-03-13T23:59:59+07:00' });
  });

  it.each<[string, StaffAction]>([
    ['without a unit', { ...granted, units: [] }],
    ['for a unit that is competent', { ...granted, units: [met] }],
    ['to the same assessor', { ...granted, assessor: 'MET.000.000003 2019' }],
    ['to nobody', { ...granted, assessor: null }],
  ])('grants no appeal %s', (_, action) => expectRefusal(withAppeal(), action));

  it.each<[string, StaffAction]>([
    ['of nobody', { type: 'finish-exam', trxId: 'TRX-2026-999999' }],
    ['of a form that was not sent', { type: 'apl01', trxId: trx.citra, decision: 'approve', note: null, notes: [] }],
    ['of a form that was judged', { type: 'apl01', trxId: trx.eka, decision: 'reject', note: null, notes: [] }],
    ['without a reason', { type: 'apl01', trxId: trx.gita, decision: 'return', note: null, notes: [] }],
    ['at an unknown field', returned(trx.gita, 'x')],
    ['at a field of another form', { ...returned(trx.kusuma, 'fullname'), type: 'apl02' }],
    ['of an exam that runs', { type: 'decide', trxId: trx.eka, units: [], note: null }],
    ['of an unknown unit', { type: 'decide', trxId: trx.maya, units: [{ code: 'X', competent: false }], note: null }],
    ['of an appeal that nobody sent', granted],
    ['too early', { type: 'issue-certificate', trxId: trx.hadi }],
  ])('is refused an action %s', (_, action) => expectRefusal(openBackend(), action));
});

it('a candidate has seven days to correct a form, not counting its examination, and the exam until its schedule ends', () => {
  const backend = openBackend();
  const row = backend.db.transactions.get(trx.kusuma) as TransactionRow;
  advance(backend, row, 'apl02.return');
  expect(backend.stage(row.id, 'apl02').due).toBe('2026-03-17T23:59:00+07:00');
  advance(backend, row, 'apl02.resubmit');
  expect(backend.stage(row.id, 'apl02').due).toBeNull();
  advance(backend, row, 'apl02.approve');
  const ends = backend.db.schedules.get(row.schedule_id)?.ends_at;
  expect(ends).toMatch(/^2026-/);
  expect(backend.stage(row.id, 'exam').due).toBe(ends);
});

it('a form is due early enough before the assessment to be reviewed, but never before today', () => {
  const dueIf = (startsAt: string) => {
    const backend = openBackend();
    const row = backend.db.transactions.get(trx.kusuma) as TransactionRow;
    const schedule = backend.db.schedules.get(row.schedule_id);
    backend.db.schedules.put({ ...schedule, starts_at: startsAt } as never);
    advance(backend, row, 'apl02.return');
    return backend.stage(row.id, 'apl02').due;
  };
  expect(dueIf('2026-03-16T08:00:00+07:00')).toBe('2026-03-14T23:59:00+07:00');
  expect(dueIf('2026-03-11T08:00:00+07:00')).toBe('2026-03-10T23:59:00+07:00');
});

const notes = [{ target: 'fullname', text: 'Nama' }];
const unit = { code: 'A', competent: false };
it.each<[object, object]>([
  [{ type: 'apl01', decision: 'return', note: ' Buram. ', notes }, { note: 'Buram.' }],
  [
    { type: 'apl02', decision: 'approve' },
    { note: null, notes: [] },
  ],
  [
    { type: 'decide', units: [unit] },
    { units: [{ ...unit, note: null }], note: null },
  ],
  [{ type: 'answer-appeal', granted: true, text: 'Ya', units: [{ code: 'A' }], assessor: 'M' }, { units: ['A'] }],
  [
    { type: 'answer-appeal', granted: false, text: 'Tidak' },
    { units: [], assessor: null },
  ],
  [{ type: 'answer-adjustment', outcome: 'partly', text: ' Ya ', minutes: 10 }, { text: 'Ya' }],
  [{ type: 'reschedule', scheduleId: 'JDW-005' }, {}],
])('%j is read, without further fields', (body, difference) => {
  const sent = { ...body, trxId: 'T' };
  expect(staffActionOf({ ...sent, beside: 1 })).toEqual({ ...sent, ...difference });
});

it.each([
  [{ type: 'apl01', trxId: undefined, decision: 'approve' }, /^trxId/],
  [{ type: 'apl01', decision: 'later' }, /^decision/],
  [{ type: 'apl01', decision: 'return', notes: 'all' }, /^notes/],
  [{ type: 'apl01', decision: 'return', notes: [{ target: 'fullname' }] }, /^text/],
  [{ type: 'decide', units: [{ code: 'A' }] }, /^competent/],
  [{ type: 'answer-appeal', granted: 'yes', text: 'Ya' }, /^granted/],
  [{ type: 'dance' }, /^type/],
])('%j is refused by name', (body, message) => {
  expect(() => staffActionOf({ trxId: 'T', ...body })).toThrow(RangeError);
  expect(() => staffActionOf({ trxId: 'T', ...body })).toThrow(message);
});

const names = ['type', 'trxId', 'decision', 'note', 'notes', 'units', 'granted', 'text'];
it('any input is read or refused, and causes no other error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (body) => {
      try {
        expect(staffActionOf(body).trxId).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

const rowsOf = async (...asked: Parameters<typeof readTask>) =>
  (await readTask(...asked)).sections.flatMap(({ rows }) => rows);

describe('a reviewer of a form or an exam', () => {
  it('sees each field and each piece of evidence of APL 01, at the places for notes', async () => {
    const rows = await rowsOf(openBackend(), trx.gita, 'apl01');
    const at = (place: string) => rows.find(({ target }) => target === place);
    expect(at('gender')?.text).toMatch(/^(Laki-laki|Perempuan)$/);
    expect(at('purpose')?.text).toBe('Sertifikasi');
    expect(at('requirement:ktp')?.files[0]?.data).toMatch(/^data:/);
    expect(at('signature')?.files).toHaveLength(1);
  });

  it('sees the answer to every element of APL 02 with its evidence', async () => {
    const backend = openBackend();
    const rows = (await rowsOf(backend, trx.kusuma, 'apl02')).filter(({ target }) => target !== null);
    const answers = Object.entries(backend.db.apl02s.get(trx.kusuma)?.answers ?? {});
    expect(rows.map(({ target }) => target)).toEqual(answers.map(([id]) => `element:${id}`));
    for (const [index, [, { competent, evidence }]] of answers.entries()) {
      expect(rows[index]?.text.startsWith(competent ? 'Kompeten' : 'Belum kompeten')).toBe(true);
      expect(rows[index]?.text).toContain(evidence);
    }
  });

  it('sees that no exam was taken', async () => {
    const { sections, grading } = await readTask(openBackend(), trx.maya, 'exam');
    expect(sections.every(({ summary, rows }) => summary === 'Belum diikuti' && rows.length === 0)).toBe(true);
    expect(grading).toMatchObject({ answered: 0, units: [], total: expect.any(Number) });
  });

  it('sees each answer with its key, and the number of correct ones', async () => {
    const { control } = await openPage();
    await control.playScenario('sedang-ujian');
    const { sections, grading } = await control.readTask(trx.eka, 'exam');
    expect(grading?.answered).toBe(12);
    const [choices] = sections;
    expect(choices?.summary).toBe('12 dari 30 soal dijawab, 9 benar');
    expect(choices?.rows.slice(0, 4).map(({ right }) => right)).toEqual([true, true, true, false]);
    expect(choices?.rows[12]).toMatchObject({ text: '', right: null });
    expect(choices?.rows[0]?.expected).toMatch(/^Kunci: [A-E]\. /);
    expect(grading?.units.some(({ competent }) => !competent)).toBe(true);
  });

  it('sees the assessor’s observations, with their benchmark', async () => {
    const backend = openBackend();
    const plan = examOf(backend, 'observation');
    const { id } = startAttempt(backend, trx.eka, plan);
    const [criterion] = plan.units[0]?.elements[0]?.criteria ?? [];
    backend.db.examTicks.put({ id: `${id}:x`, sitting_id: id, criterion: criterion?.id ?? '', competent: false });
    const row = (await rowsOf(backend, trx.eka, 'exam')).find(({ label }) => label === criterion?.text);
    expect(row).toMatchObject({ text: 'Belum kompeten (BK)', right: false, expected: criterion?.benchmark });
  });
});

const day = 86_400_000;

it('every scheme of the catalogue can be bought on any day of three years, at its own weekday, place and price', () => {
  const backend = openBackend();
  const { db, clock } = backend;
  const seeded = db.schedules.all();
  for (let passed = 0; passed < 3 * 365; passed += 10) {
    for (const { id, title } of db.schemes.where(({ unlisted }) => !unlisted)) {
      const [first] = purchasableFirst(
        db.schedules.where(({ scheme_id: of }) => of === id),
        clock.now(),
      );
      expect(Date.parse(first?.registration_until ?? ''), `${title}, day ${passed}`).toBeGreaterThan(
        clock.now().getTime(),
      );
    }
    backend.pass(10 * day);
    catchUp(backend);
  }
  const opened = db.schedules.all().slice(seeded.length);
  expect(new Set(db.schedules.all().map(({ id }) => id)).size).toBe(seeded.length + opened.length);
  for (const { scheme_id, site_id, budgets, taken, starts_at } of opened) {
    expect(taken).toBe(0);
    const like = seeded.filter(
      (row) =>
        row.scheme_id === scheme_id &&
        row.site_id === site_id &&
        (Date.parse(starts_at) - Date.parse(row.starts_at)) % (7 * day) === 0,
    );
    expect(like.map((row) => row.budgets.map(({ price }) => price))).toContainEqual(budgets.map(({ price }) => price));
  }
});

const trxid = 'TRX-2026-000088';

const open = () => {
  const backend = openBackend();
  const { db, clock, pass } = backend;
  const change = (columns: Partial<CertificateRow>) =>
    db.certificates.put({ ...(db.certificates.get(trxid) as CertificateRow), ...columns });
  const goTo = (moment: string) => pass(Date.parse(`${moment}+07:00`) - clock.now().getTime());
  const seeded = new Set(db.notifications.all().map(({ id }) => id));
  const news = () =>
    db.notifications.where(({ id, type, trxid: of }) => type === 'certificate' && of === trxid && !seeded.has(id));
  const due = () =>
    reminderActs(backend).filter(({ id, at }) => id.startsWith(trxid) && at <= clock.now().getTime()).length;
  return { backend, change, goTo, news, due };
};

it('the reminder of a certificate comes once, at the start of the day six months before its end, and names its last day', () => {
  const { backend, change, goTo, news, due } = open();
  change({ valid_until: '2028-08-31T23:59:59+07:00' });
  goTo('2028-02-28T23:59:59');
  catchUp(backend);
  expect(news()).toEqual([]);
  goTo('2028-02-29T00:00:00');
  expect(due()).toBe(1);
  catchUp(backend);
  later(backend, 40 * 24 * 60 * minute);
  expect(news()).toMatchObject([{ information: expect.stringContaining('31 Agustus 2028') }]);
  expect(backend.published).toContainEqual(['1007', { type: 'certificate', trxid }]);
});

it('no reminder comes for a certificate that was revoked or is over, nor while the robots are off', () => {
  const { backend, change, goTo, due } = open();
  change({ revoked_at: '2026-03-01T00:00:00+07:00' });
  goTo('2028-12-01T00:00:00');
  expect(due()).toBe(0);
  change({ revoked_at: null });
  expect(due()).toBe(1);
  changeSettings(backend.db, { robots: { on: false, delay: 0 } });
  expect(due()).toBe(0);
  goTo('2029-12-01T00:00:00');
  changeFromNow(backend, () => changeSettings(backend.db, { robots: { on: true, delay: 0 } }));
  expect(due()).toBe(0);
});

const gita = 'gita@contoh.example';

const asGita = async () => {
  const page = await openPage();
  await page.logIn('gita');
  return { ...page, json: async (path: string) => (await page.get(path)).json() };
};

test('a candidate gets masses of rows of every kind, and the seats stay unchanged', async () => {
  const { control, json } = await asGita();
  const [before, schedules] = [await json('/api/notification'), await json('/api/schedule')];
  await control.fill(gita, { notifications: 40, transactions: 50 });
  await control.fill(gita, { notifications: 4, transactions: 0 });
  const after = await json('/api/notification');
  expect(after.total).toBe(before.total + 44);
  expect(new Set(after.data.map(({ type }: { type: string }) => type)).size).toBe(4);
  expect((await json('/api/notification?read=false')).total).toBeGreaterThanOrEqual(44);
  for (const tab of ['pending', 'paid', 'failed'])
    expect((await json(`/api/transaction/list/${tab}`)).data.data.length).toBeGreaterThanOrEqual(10);
  expect((await json('/api/schedule')).data).toEqual(schedules.data);
});

test('an invalid fill is refused and changes nothing', async () => {
  const { control, json } = await asGita();
  const before = await json('/api/notification');
  for (const masses of [
    { notifications: -1 },
    { notifications: 0.5 },
    { transactions: Number.NaN },
    { notifications: 20_001 },
    { apl02Units: 3 },
    { examQuestions: 31 },
  ])
    await expect(control.fill(gita, masses)).rejects.toThrow(RangeError);
  await expect(control.fill('somebody@contoh.example', { notifications: 1 })).rejects.toThrow(RangeError);
  expect(await json('/api/notification')).toEqual(before);
});

test.each([30, 300])('a written exam of %s questions is ready, and in no catalogue', async (examQuestions) => {
  const { control, json } = await asGita();
  const schemes = await json('/api/schema/thumbnail');
  await control.fill(gita, { examQuestions });
  const [newest] = (await json('/api/transaction/list/paid')).data.data;
  const { exams } = (await json(`/api/assessment/exam-status/${newest.trx_id}`)).data;
  expect(exams).toMatchObject([{ type: 'pilihan-ganda', status: 'ready', question_count: examQuestions }]);
  expect(await json('/api/schema/thumbnail')).toEqual(schemes);
});
