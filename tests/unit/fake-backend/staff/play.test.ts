import { describe, expect, it } from 'vitest';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { advance } from '../../../../fake-backend/staff/advance.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { appealed, expectRefusal, lastNews, openBackend, trx } from './backend.ts';

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

  it('close an exam and decide it, competent in every unit by each exam about it', () => {
    const backend = openBackend();
    actAsStaff(backend, { type: 'finish-exam', trxId: trx.eka });
    actAsStaff(backend, { type: 'decide', trxId: trx.eka, units: [], note: 'Bagus.' });
    const result = backend.db.results.get(trx.eka);
    expect(result).toMatchObject({ competent: true, note: 'Bagus.', acknowledged: null });
    expect(result?.units).toHaveLength(8);
    const methods = ['written', 'essay', 'observation'];
    expect(result?.units[0]?.methods).toEqual(methods.map((method) => ({ method, competent: true })));
    expect(backend.stage(trx.eka, 'result').status).toBe('open');
    expect(backend.stage(trx.eka, 'appeal').status).toBe('locked');
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
