import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { plansOf, startSitting, ticksOf } from '../../../../fake-backend/exam-sittings.ts';
import type { ExamPlan } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
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

const act = (backend: TestBackend, action: object) => actAsStaff(backend, { trxId, examId, ...action } as StaffAction);
const later = (backend: TestBackend, time: number) => {
  backend.pass(time);
  catchUp(backend);
};
const ticksIn = (backend: TestBackend) => [...ticksOf(backend, `${trxId}:${observation}`)];
const firstCriterion = (backend: TestBackend) =>
  planOf(backend, observation).units[0]?.elements[0]?.criteria[0]?.id ?? '';

const newsOf = ({ db }: TestBackend) => db.notifications.all().at(-1)?.information;

it('the end of an exam that its candidate submits is told to them once, also without robots', () => {
  const backend = running(examId);
  changeSettings(backend.db, { robots: { on: false, delay: 0 } });
  later(backend, 60 * minute);
  expect(newsOf(backend)).not.toContain('habis');
  for (let time = 0; time < 2; time++) later(backend, 2 * minute);
  const told = backend.db.notifications.where(({ information }) => information.includes('pilihan ganda'));
  expect(told).toMatchObject([{ information: expect.stringMatching(/^Waktu .* habis\..* tersimpan\.$/) }]);
  expect(sitting(backend).receipt).toBeNull();
});

describe('the assessor of an exam that runs', () => {
  it('gives more time, and the candidate hears of it', () => {
    const backend = running(examId);
    for (const minutes of [15, 5]) act(backend, { type: 'extend-exam', minutes });
    expect(sitting(backend).extra_time).toBe(20);
    expect(newsOf(backend)).toContain('5 menit');
    expect(backend.published.at(-1)).toEqual(['1005', { type: 'assessment', trxid: trxId }]);
  });

  it('closes it with a reason and opens it again', () => {
    const backend = running(examId);
    act(backend, { type: 'close-exam', note: 'Listrik padam.' });
    expect(sitting(backend).closed).toBe('Listrik padam.');
    expect(newsOf(backend)).toContain('Listrik padam.');
    expect(() => act(backend, { type: 'close-exam', note: 'x' })).toThrow(RangeError);
    act(backend, { type: 'reopen-exam' });
    expect(sitting(backend).closed).toBeNull();
    expect(() => act(backend, { type: 'reopen-exam' })).toThrow(RangeError);
  });

  it('judges a criterion of an observation, either way and again', () => {
    const backend = running(observation);
    const criterion = firstCriterion(backend);
    const tick = (change: object) => act(backend, { type: 'tick', examId: observation, criterion, ...change });
    for (const competent of [false, true]) {
      tick({ competent });
      expect(ticksIn(backend)).toEqual([[criterion, competent]]);
    }
    expect(() => tick({ criterion: 'x', competent: true })).toThrow('criterion');
  });

  it.each([
    ['an exam that was not started', { examId: observation, minutes: 5 }],
    ['no exam of the scheme', { examId: 'SKM-99', minutes: 5 }],
    ['no minutes', { minutes: 0 }],
    ['half a minute', { minutes: 0.5 }],
    ['too many minutes', { minutes: 601 }],
  ])('cannot extend: %s', (_, change) => {
    const backend = running(examId);
    expect(() => act(backend, { type: 'extend-exam', ...change })).toThrow(RangeError);
    expect(sitting(backend).extra_time).toBe(0);
  });

  it('sees the exams that run, and ends all of them with what the server has of them', () => {
    const backend = running(examId, observation);
    answerWell(backend, planOf(backend, examId));
    const task = staffTasks(backend).find((each) => each.trxId === trxId);
    expect(task?.exams).toMatchObject([
      { id: observation, until: '2026-03-10T03:30:00.000Z' },
      { id: examId, until: '2026-03-10T03:00:00.000Z' },
    ]);
    act(backend, { type: 'finish-exam' });
    expect(sitting(backend).receipt).toMatchObject({ answered: 30, total: 30 });
    expect(sitting(backend, observation).receipt).not.toBeNull();
    expect(backend.stage(trxId, 'exam').status).toBe('submitted');
  });
});

describe('the robots at exams', () => {
  it('watch an observation one criterion after the other', () => {
    const backend = running(observation);
    expect(isBehind(backend)).toBe(false);
    backend.pass(15_000);
    expect(isBehind(backend)).toBe(true);
    catchUp(backend);
    expect(ticksIn(backend)).toHaveLength(1);
    expect(isBehind(backend)).toBe(false);
    later(backend, 30_000);
    expect(ticksIn(backend)).toHaveLength(3);
    expect(backend.published.filter(([, { trxid }]) => trxid === trxId)).toHaveLength(3);
  });

  it('do not judge again what the assessor has judged, and nothing when they are off', () => {
    const backend = running(observation);
    const criterion = firstCriterion(backend);
    act(backend, { type: 'tick', examId: observation, criterion, competent: false });
    later(backend, 15_000);
    expect(ticksIn(backend)).toEqual([[criterion, false]]);
    backend.pass(15_000);
    changeSettings(backend.db, { robots: { on: false, delay: 0 } });
    expect(isBehind(backend)).toBe(false);
  });

  it('submit an exam whose time and grace are over where nobody else can, and leave the others', () => {
    const strict = 'SKM-01-written-benar-salah';
    const backend = running(strict, examId);
    answerWell(backend, planOf(backend, strict));
    later(backend, 22 * minute);
    expect(sitting(backend, strict).receipt).toBeNull();
    later(backend, 1000);
    expect(sitting(backend, strict).receipt).toMatchObject({ answered: planOf(backend, strict).questions.length });
    expect(newsOf(backend)).toContain('habis');
    later(backend, 200 * minute);
    expect(sitting(backend).receipt).toBeNull();
  });

  it.each([
    ['all exams', [examId, 'SKM-01-written-benar-salah', 'SKM-01-essay', observation, 'SKM-01-demonstration'], true],
    ['one exam, and began no other', [examId], false],
  ] as const)('decide by the exams: of who answered %s well', (_, ids, competent) => {
    const backend = running(...ids);
    for (const id of ids) answerWell(backend, planOf(backend, id));
    act(backend, { type: 'finish-exam' });
    later(backend, 2 * minute);
    expect(backend.db.results.get(trxId)?.competent).toBe(competent);
  });
});
