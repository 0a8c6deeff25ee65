import { describe, expect, it } from 'vitest';
import { openTask } from '../../../../fake-backend/staff/reading/read-task.ts';
import { catchUp, nextActs } from '../../../../fake-backend/time/pass-time.ts';
import { appealed, later, minute, openBackend, type TestBackend, trx } from './backend.ts';

const afterwards = (backend: TestBackend) => later(backend, 2 * minute);

const due = (backend: TestBackend) =>
  nextActs(backend)
    .filter(({ at }) => at <= backend.clock.now().getTime())
    .map(({ id }) => id);

const gitaSent = (backend = openBackend()) => {
  backend.sent(trx.gita, 'apl01', 'admin');
  return backend;
};

const row = <Row>(found: Row | undefined): Row => {
  if (!found) throw new Error('no row');
  return found;
};

const answerFirst = ({ db }: TestBackend, trxId: string, answer: { competent: boolean; evidence: string }) => {
  const form = row(db.apl02s.get(trxId));
  const [first = ''] = Object.keys(form.answers);
  db.apl02s.put({ ...form, answers: { ...form.answers, [first]: { file_ids: [], ...answer } } });
  return first;
};

describe('the robots', () => {
  it('do not touch the forms that the seed left for the staff, however much time passes', () => {
    const backend = openBackend();
    const left = () => [backend.db.apl01s.all(), backend.db.apl02s.all(), backend.db.results.all()];
    const before = left();
    later(backend, 400 * 24 * 60 * minute);
    expect(left()).toEqual(before);
  });

  it('act after their delay, not a second earlier', () => {
    const backend = gitaSent();
    backend.pass(2 * minute - 1);
    expect(due(backend)).toEqual([]);
    backend.pass(1);
    expect(due(backend)).toEqual([`${trx.gita}:apl01`]);
    catchUp(backend);
    expect(due(backend)).toEqual([]);
    expect(backend.stage(trx.gita, 'apl02').status).toBe('open');
  });

  it('do not touch for ten minutes what somebody has opened at the desk, and delay nothing else', async () => {
    const backend = gitaSent();
    backend.sent(trx.kusuma, 'apl02', 'assessor');
    backend.pass(minute);
    await openTask(backend, trx.gita, 'apl01');
    backend.pass(minute);
    expect(due(backend)).toEqual([`${trx.kusuma}:apl02`]);
    backend.pass(9 * minute - 1);
    await openTask(backend, trx.gita, 'apl01');
    catchUp(backend);
    expect(backend.stage(trx.gita, 'apl01').status).toBe('submitted');
    backend.pass(1);
    expect(due(backend)).toEqual([`${trx.gita}:apl01`]);
  });

  it('process a resubmission in time, although the form was read at the desk before', async () => {
    const backend = gitaSent();
    await openTask(backend, trx.gita, 'apl01');
    backend.pass(minute);
    gitaSent(backend);
    backend.pass(2 * minute);
    expect(due(backend)).toEqual([`${trx.gita}:apl01`]);
  });

  it('approve an application with all its evidence', () => {
    const backend = gitaSent();
    afterwards(backend);
    const { status, verdicts } = row(backend.db.apl01s.get(trx.gita));
    expect([status, verdicts]).toMatchObject(['approved', { ktp: 'met', cv: 'absent' }]);
  });

  it('return an application without required evidence once, at the row that lacks it', () => {
    const backend = gitaSent();
    const form = row(backend.db.apl01s.get(trx.gita));
    const { ktp: _, ...others } = form.requirement_files;
    backend.db.apl01s.put({ ...form, requirement_files: others });
    afterwards(backend);
    expect(row(backend.db.apl01s.get(trx.gita)).review?.notes.map(({ target }) => target)).toEqual(['requirement:ktp']);
    expect(backend.stage(trx.gita, 'apl01').status).toBe('returned');
    afterwards(gitaSent(backend));
    expect(backend.stage(trx.gita, 'apl01').status).toBe('done');
  });

  it.each([
    ['a few letters and no file', { evidence: 'Bisa.' }, 'returned'],
    ['a few letters and a file', { evidence: 'Bisa.', file_ids: ['BRK-2026-000171-kerja'] }, 'done'],
    ['ten letters and no file', { evidence: 'Sepuluh ok' }, 'done'],
  ])('judge an element called competent with %s', (_, answer, status) => {
    const backend = openBackend();
    backend.sent(trx.kusuma, 'apl02', 'assessor');
    const first = answerFirst(backend, trx.kusuma, { competent: true, ...answer });
    afterwards(backend);
    expect(backend.stage(trx.kusuma, 'apl02').status).toBe(status);
    const targets = row(backend.db.apl02s.get(trx.kusuma)).review?.notes.map(({ target }) => target);
    expect(targets).toEqual(status === 'returned' ? [`element:${first}`] : []);
  });

  it.each([true, false])('decide an exam by the candidate’s self-assessment: all competent %s', (sure) => {
    const backend = openBackend();
    const first = sure ? '' : answerFirst(backend, trx.maya, { competent: false, evidence: '' });
    backend.sent(trx.maya, 'exam', 'assessor');
    afterwards(backend);
    const { competent, units } = row(backend.db.results.get(trx.maya));
    const lacking = units.filter((unit) => !unit.competent).map(({ code }) => code);
    expect([competent, lacking]).toEqual([sure, sure ? [] : [first.slice(0, first.lastIndexOf('.'))]]);
    expect(backend.stage(trx.maya, 'appeal').status).toBe(sure ? 'locked' : 'open');
  });

  it.each([
    ['Saya tidak setuju.', false],
    ['Laporan penayangan tiga bulan menunjukkan batas anggaran harian. '.repeat(2), true],
  ])('answer an appeal by its grounds, and reassess the granted units: %s', (reason, granted) => {
    const backend = appealed(reason);
    afterwards(backend);
    expect(row(backend.db.appeals.get(trx.fajar)).answer?.granted).toBe(granted);
    expect(backend.stage(trx.fajar, 'result').waiting_for).toBe(granted ? 'assessor' : null);
    afterwards(backend);
    expect(backend.stage(trx.fajar, 'result').waiting_for).toBe(granted ? 'candidate' : null);
    expect(row(backend.db.results.get(trx.fajar)).competent).toBe(granted);
  });

  it('issue a due certificate', () => {
    const backend = openBackend();
    backend.db.stages.put({ ...backend.stage(trx.lukman, 'certificate'), since: '2026-03-10T09:00:00+07:00' });
    afterwards(backend);
    expect(backend.stage(trx.lukman, 'certificate').status).toBe('done');
    expect(backend.db.certificates.get(trx.lukman)).toBeDefined();
  });
});
