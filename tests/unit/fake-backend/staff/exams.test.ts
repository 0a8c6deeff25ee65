import { describe, expect, it } from 'vitest';
import type { SchemeRow } from '../../../../fake-backend/database/rows.ts';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { plansOf, seal, sittingsOf, startSitting, ticksOf } from '../../../../fake-backend/exam-sittings.ts';
import type { ExamPlan } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { actAsStaff } from '../../../../fake-backend/staff/play.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { catchUp, isBehind } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend, type TestBackend, trx } from './backend.ts';

const minute = 60_000;
const trxId = trx.eka;
const examId = 'SKM-01-written-pilihan-ganda';
const observation = 'SKM-01-observation';

const planOf = ({ db }: TestBackend, id: string) => {
  const scheme = db.schemes.get('SKM-01');
  const plan = scheme && plansOf(scheme).find((each) => each.id === id);
  if (!plan) throw new Error(`no exam ${id}`);
  return plan;
};

const running = (...ids: readonly string[]) => {
  const backend = openBackend();
  for (const id of ids) startSitting(backend, trxId, planOf(backend, id));
  return backend;
};

const sitting = (backend: TestBackend, id = examId) => {
  const row = backend.db.examSittings.get(`${trxId}:${id}`);
  if (!row) throw new Error('it was not started');
  return row;
};

/** As one does who knows all: the right options, the words that are looked for, and a file for each task. */
const answerWell = (backend: TestBackend, plan: ExamPlan) => {
  const version = { doubtful: false, revision: 1, device: 'd', answered_at: '2026-03-10T02:01:00Z' };
  for (const { id, kind, key, keywords } of plan.questions) {
    const value = key ?? `Menurut pengalaman saya di tempat kerja, yang perlu diperhatikan: ${keywords.join(', ')}.`;
    backend.db.examAnswers.put({
      id: `${trxId}:${plan.id}:${id}`,
      sitting_id: `${trxId}:${plan.id}`,
      question_detail_id: id,
      current: kind === 'upload' ? null : { ...version, value },
      others: [],
      file: kind === 'upload' ? { id: `BRK-${id}`, uploaded_at: version.answered_at } : null,
    });
  }
};

const newsOf = ({ db }: TestBackend) => db.notifications.all().at(-1)?.information;

it('the end of an exam that its candidate submits is told to them once, also without robots', () => {
  const backend = running(examId);
  changeSettings(backend.db, { robots: { on: false, delay: 0 } });
  backend.pass(60 * minute);
  catchUp(backend);
  expect(newsOf(backend)).not.toContain('habis');
  backend.pass(2 * minute);
  catchUp(backend);
  backend.pass(2 * minute);
  catchUp(backend);
  const told = backend.db.notifications.where(({ information }) => information.includes('pilihan ganda'));
  expect(told.map(({ information }) => information)).toEqual([
    expect.stringMatching(/^Waktu .* habis\..* tersimpan\.$/),
  ]);
  expect(sitting(backend).receipt).toBeNull();
});

describe('the assessor of an exam that runs', () => {
  it('gives more time, and the candidate hears of it', () => {
    const backend = running(examId);
    actAsStaff(backend, { type: 'extend-exam', trxId, examId, minutes: 15 });
    actAsStaff(backend, { type: 'extend-exam', trxId, examId, minutes: 5 });
    expect(sitting(backend).extra_time).toBe(20);
    expect(newsOf(backend)).toContain('5 menit');
    expect(backend.published.at(-1)).toEqual(['1005', { type: 'assessment', trxid: trxId }]);
  });

  it('closes it with a reason and opens it again', () => {
    const backend = running(examId);
    actAsStaff(backend, { type: 'close-exam', trxId, examId, note: 'Listrik padam.' });
    expect(sitting(backend).closed).toBe('Listrik padam.');
    expect(newsOf(backend)).toContain('Listrik padam.');
    expect(() => actAsStaff(backend, { type: 'close-exam', trxId, examId, note: 'x' })).toThrow(RangeError);
    actAsStaff(backend, { type: 'reopen-exam', trxId, examId });
    expect(sitting(backend).closed).toBeNull();
    expect(() => actAsStaff(backend, { type: 'reopen-exam', trxId, examId })).toThrow(RangeError);
  });

  it('judges a criterion of an observation, either way and again', () => {
    const backend = running(observation);
    const [first = ''] = planOf(backend, observation).units.flatMap(({ elements }) =>
      elements.flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    );
    const base = { type: 'tick', trxId, examId: observation } as const;
    actAsStaff(backend, { ...base, criterion: first, competent: false });
    expect(ticksOf(backend, `${trxId}:${observation}`).get(first)).toBe(false);
    actAsStaff(backend, { ...base, criterion: first, competent: true });
    expect(ticksOf(backend, `${trxId}:${observation}`).get(first)).toBe(true);
    expect(() => actAsStaff(backend, { ...base, criterion: 'x', competent: true })).toThrow('criterion');
  });

  it.each([
    ['an exam that was not started', observation, 5],
    ['no exam of the scheme', 'SKM-99', 5],
    ['no minutes', examId, 0],
    ['half a minute', examId, 0.5],
    ['too many minutes', examId, 601],
  ])('cannot extend: %s', (_, id, minutes) => {
    const backend = running(examId);
    expect(() => actAsStaff(backend, { type: 'extend-exam', trxId, examId: id, minutes })).toThrow(RangeError);
    expect(sitting(backend).extra_time).toBe(0);
  });

  it('sees the exams that run in the list of tasks', () => {
    const backend = running(examId, observation);
    const task = staffTasks(backend).find((each) => each.trxId === trxId);
    expect(task?.exams.map(({ id, until }) => [id, until])).toEqual([
      [observation, '2026-03-10T03:30:00.000Z'],
      [examId, '2026-03-10T03:00:00.000Z'],
    ]);
    expect(task?.exams[0]?.criteria[0]).toMatchObject({ competent: null });
  });

  it('ends all exams with what the server has of them', () => {
    const backend = running(examId, observation);
    answerWell(backend, planOf(backend, examId));
    actAsStaff(backend, { type: 'finish-exam', trxId });
    expect(sitting(backend).receipt).toMatchObject({ answered: 30, total: 30 });
    expect(sittingsOf(backend, trxId).every(({ receipt }) => receipt !== null)).toBe(true);
    expect(backend.stage(trxId, 'exam').status).toBe('submitted');
  });
});

describe('the robots at exams', () => {
  it('watch an observation one criterion after the other', () => {
    const backend = running(observation);
    const seen = () => ticksOf(backend, `${trxId}:${observation}`).size;
    expect(isBehind(backend)).toBe(false);
    backend.pass(15_000);
    expect(isBehind(backend)).toBe(true);
    catchUp(backend);
    expect(seen()).toBe(1);
    expect(isBehind(backend)).toBe(false);
    backend.pass(30_000);
    catchUp(backend);
    expect(seen()).toBe(3);
    expect(backend.published.filter(([, { trxid }]) => trxid === trxId)).toHaveLength(3);
  });

  it('do not judge again what the assessor has judged, and nothing when they are off', () => {
    const backend = running(observation);
    const [first = ''] = planOf(backend, observation).units.flatMap(({ elements }) =>
      elements.flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    );
    actAsStaff(backend, { type: 'tick', trxId, examId: observation, criterion: first, competent: false });
    backend.pass(15_000);
    catchUp(backend);
    expect([...ticksOf(backend, `${trxId}:${observation}`)]).toEqual([[first, false]]);
    backend.pass(15_000);
    changeSettings(backend.db, { robots: { on: false, delay: 0 } });
    expect(isBehind(backend)).toBe(false);
  });

  it('submit an exam whose time and grace are over where nobody else can, and leave the others', () => {
    const strict = 'SKM-01-written-benar-salah';
    const backend = running(strict, examId);
    answerWell(backend, planOf(backend, strict));
    backend.pass(22 * minute);
    catchUp(backend);
    expect(sitting(backend, strict).receipt).toBeNull();
    backend.pass(1000);
    catchUp(backend);
    expect(sitting(backend, strict).receipt).toMatchObject({ answered: planOf(backend, strict).questions.length });
    expect(newsOf(backend)).toContain('habis');
    backend.pass(200 * minute);
    catchUp(backend);
    expect(sitting(backend).receipt).toBeNull();
  });

  it('decide by the exams that were taken here, method by method', () => {
    const statements = 'SKM-01-written-benar-salah';
    const backend = running(examId, statements, 'SKM-01-demonstration');
    for (const id of [examId, statements]) answerWell(backend, planOf(backend, id));
    actAsStaff(backend, { type: 'finish-exam', trxId });
    backend.pass(2 * minute);
    catchUp(backend);
    const result = backend.db.results.get(trxId);
    expect(result?.competent).toBe(false); // no task was uploaded
    const methods = result?.units.flatMap((unit) => unit.methods) ?? [];
    expect(methods.filter(({ method }) => method === 'written').every(({ competent }) => competent)).toBe(true);
    expect(methods.some(({ method, competent }) => method === 'demonstration' && !competent)).toBe(true);
    expect(backend.stage(trxId, 'exam').status).toBe('done');
  });

  it('decide that who answered only one exam well is not competent: the others were never started', () => {
    const backend = running(examId);
    answerWell(backend, planOf(backend, examId));
    seal(backend, sitting(backend), planOf(backend, examId));
    actAsStaff(backend, { type: 'finish-exam', trxId });
    backend.pass(2 * minute);
    catchUp(backend);
    const result = backend.db.results.get(trxId);
    expect(result?.competent).toBe(false);
    expect(result?.units.some(({ note }) => note?.includes('belum diikuti'))).toBe(true);
  });

  it('decide that who answered all exams well is competent', () => {
    const scheme = 'SKM-01';
    const backend = openBackend();
    const plans = plansOf(backend.db.schemes.get(scheme) as SchemeRow);
    for (const plan of plans) {
      startSitting(backend, trxId, plan);
      answerWell(backend, plan);
    }
    actAsStaff(backend, { type: 'finish-exam', trxId });
    backend.pass(2 * minute);
    catchUp(backend);
    expect(backend.db.results.get(trxId)?.competent).toBe(true);
  });
});
