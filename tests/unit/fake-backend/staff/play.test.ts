import { describe, expect, it } from 'vitest';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { appealed, openBackend, type TestBackend, trx, worldOf } from './backend.ts';

const lastNews = ({ db }: TestBackend) => db.notifications.all().at(-1);

describe('the other side', () => {
  it('sees what waits for it, the longest waiting first, and an exam that is under way', () => {
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

  it('returns a form with notes and tells the candidate at once', () => {
    const backend = openBackend();
    const notes = [{ target: 'requirement:ktp', text: 'Pindai ulang.' }];
    actAsStaff(backend, { type: 'apl01', trxId: trx.gita, decision: 'return', note: 'KTP buram.', notes });
    expect(backend.stage(trx.gita, 'apl01')).toMatchObject({
      status: 'returned',
      waiting_for: 'candidate',
      note: 'KTP buram.',
    });
    expect(backend.db.apl01s.get(trx.gita)).toMatchObject({
      status: 'returned',
      review: { note: 'KTP buram.', notes },
    });
    expect(backend.published).toEqual([['1007', { type: 'assessment', trxid: trx.gita }]]);
    expect(lastNews(backend)?.information).toBe('APL 01 Barista perlu diperbaiki. Baca catatan admin LSP.');
  });

  it('closes an exam and decides it, competent in every unit', () => {
    const backend = openBackend();
    actAsStaff(backend, { type: 'finish-exam', trxId: trx.eka });
    actAsStaff(backend, { type: 'decide', trxId: trx.eka, units: [], note: 'Bagus.' });
    const result = backend.db.results.get(trx.eka);
    expect(result).toMatchObject({ competent: true, note: 'Bagus.', acknowledged: null });
    expect(result?.units).toHaveLength(8);
    expect(result?.units[0]?.methods).toEqual(
      ['written', 'essay', 'observation', 'demonstration'].map((method) => ({ method, competent: true })),
    );
    expect(backend.stage(trx.eka, 'result').status).toBe('open');
    expect(backend.stage(trx.eka, 'appeal').status).toBe('locked');
  });

  it('decides a unit not yet competent: the result is so, and an appeal is possible for three working days', () => {
    const backend = openBackend();
    const code = backend.db.schemes.get('SKM-07')?.units[1]?.code ?? '';
    actAsStaff(backend, { type: 'decide', trxId: trx.maya, units: [{ code, competent: false }], note: null });
    const result = backend.db.results.get(trx.maya);
    expect(result?.competent).toBe(false);
    expect(result?.units.filter(({ competent }) => !competent).map((unit) => unit.code)).toEqual([code]);
    expect(result?.units[1]?.methods.map(({ competent }) => competent)).toEqual([true, true, false]);
    // Tuesday plus three working days
    expect(backend.stage(trx.maya, 'appeal')).toMatchObject({ status: 'open', due: '2026-03-13T23:59:59+07:00' });
  });

  const lacking = 'M.731000.004.01';
  const other = 'MET.000.000001 2019';
  const granted = {
    type: 'answer-appeal',
    trxId: trx.fajar,
    granted: true,
    text: 'Bukti diterima.',
    units: [lacking],
    assessor: other,
  } as const;

  it('grants an appeal: the result stays as it was until another assessor has decided the units', () => {
    const backend = appealed('Anggaran sudah saya kendalikan.');
    const [asked] = staffTasks(backend).filter(({ stage }) => stage === 'appeal');
    expect(asked?.units.map(({ code }) => code)).toEqual([lacking]);
    expect(asked?.assessors.map(({ registration }) => registration)).toContain(other);
    const before = backend.db.results.get(trx.fajar);
    actAsStaff(backend, granted);
    expect(backend.db.results.get(trx.fajar)).toEqual(before);
    expect(backend.stage(trx.fajar, 'appeal').status).toBe('done');
    expect(backend.stage(trx.fajar, 'result')).toMatchObject({ status: 'open', waiting_for: 'assessor' });
    expect(backend.db.appeals.get(trx.fajar)?.answer).toMatchObject({
      granted: true,
      text: 'Bukti diterima.',
      reassessment: { units: [lacking], assessor: other },
    });
    expect(lastNews(backend)?.information).toContain('Asesor lain menilai ulang');
    const [task] = staffTasks(backend).filter(({ stage }) => stage === 'result');
    expect(task?.units.map(({ code }) => code)).toEqual([lacking]);
  });

  it.each<[string, StaffAction]>([
    ['without a unit', { ...granted, units: [] }],
    ['for a unit that is competent', { ...granted, units: ['M.731000.001.01'] }],
    ['to the same assessor', { ...granted, assessor: 'MET.000.000003 2019' }],
    ['to nobody', { ...granted, assessor: null }],
  ])('grants no appeal %s, and changes nothing', (_, action) => {
    const backend = appealed('Anggaran sudah saya kendalikan.');
    const before = worldOf(backend);
    expect(() => actAsStaff(backend, action)).toThrow(RangeError);
    expect(worldOf(backend)).toEqual(before);
  });

  it('decides no unit again that the appeal did not bring up', () => {
    const backend = appealed('Anggaran sudah saya kendalikan.');
    actAsStaff(backend, granted);
    const units = [{ code: 'M.731000.001.01', competent: false }];
    expect(() => actAsStaff(backend, { type: 'decide', trxId: trx.fajar, units, note: null })).toThrow(RangeError);
  });

  it('issues a certificate once', () => {
    const backend = openBackend();
    const issue: StaffAction = { type: 'issue-certificate', trxId: trx.lukman };
    actAsStaff(backend, issue);
    expect(backend.db.certificates.get(trx.lukman)?.holder).toBe('Lukman Contoh');
    expect(backend.stage(trx.lukman, 'certificate').status).toBe('done');
    expect(() => actAsStaff(backend, issue)).toThrow(RangeError);
  });

  it.each<[string, StaffAction]>([
    ['of nobody', { type: 'finish-exam', trxId: 'TRX-2026-999999' }],
    ['of a form that was not sent', { type: 'apl01', trxId: trx.citra, decision: 'approve', note: null, notes: [] }],
    ['of a form that was judged', { type: 'apl01', trxId: trx.eka, decision: 'reject', note: null, notes: [] }],
    ['without a reason', { type: 'apl01', trxId: trx.gita, decision: 'return', note: null, notes: [] }],
    [
      'at an unknown field',
      { type: 'apl01', trxId: trx.gita, decision: 'return', note: null, notes: [{ target: 'x', text: 'y' }] },
    ],
    [
      'at a field of another form',
      { type: 'apl02', trxId: trx.kusuma, decision: 'return', note: null, notes: [{ target: 'fullname', text: 'y' }] },
    ],
    ['of an exam that runs', { type: 'decide', trxId: trx.eka, units: [], note: null }],
    ['of an unknown unit', { type: 'decide', trxId: trx.maya, units: [{ code: 'X', competent: false }], note: null }],
    ['of an appeal that nobody sent', granted],
    ['too early', { type: 'issue-certificate', trxId: trx.hadi }],
  ])('refuses an action %s and changes nothing', (_, action) => {
    const backend = openBackend();
    const before = worldOf(backend);
    expect(() => actAsStaff(backend, action)).toThrow(RangeError);
    expect(worldOf(backend)).toEqual(before);
    expect(backend.published).toEqual([]);
  });
});
