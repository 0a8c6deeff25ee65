import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { startAttempt, ticksOf } from '../../../../fake-backend/exam-attempts.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { isBehind } from '../../../../fake-backend/time/pass-time.ts';
import { examOf, lastNews, later, minute, openBackend, type TestBackend, trx } from './backend.ts';

const trxId = trx.eka;
const written = 'written-pilihan-ganda';
const observation = 'observation';

const running = (...ids: readonly string[]) => {
  const backend = openBackend();
  for (const id of ids) startAttempt(backend, trxId, examOf(backend, id));
  return backend;
};

const attempt = ({ db }: TestBackend, id = written) => db.examSittings.get(`${trxId}:SKM-01-${id}`);

const answerWell = (backend: TestBackend, exam: string) => {
  const version = { doubtful: false, revision: 1, device: 'd', answered_at: '2026-03-10T02:01:00Z' };
  const sitting_id = `${trxId}:SKM-01-${exam}`;
  for (const { id, kind, key, keywords } of examOf(backend, exam).questions) {
    const value = key ?? `Menurut pengalaman saya di tempat kerja, yang perlu diperhatikan: ${keywords.join(', ')}.`;
    backend.db.examAnswers.put({
      id: `${sitting_id}:${id}`,
      sitting_id,
      question_detail_id: id,
      current: kind === 'upload' ? null : { ...version, value },
      others: [],
      file: kind === 'upload' ? { id: `BRK-${id}`, uploaded_at: version.answered_at } : null,
    });
  }
};

const act = (backend: TestBackend, type: StaffAction['type'], more: object = {}, id = written) =>
  actAsStaff(backend, { type, trxId, examId: `SKM-01-${id}`, ...more } as StaffAction);
const ticksIn = (backend: TestBackend) => [...ticksOf(backend, `${trxId}:SKM-01-${observation}`)];
const firstCriterion = (backend: TestBackend) =>
  examOf(backend, observation).units[0]?.elements[0]?.criteria[0]?.id ?? '';
const rest = ({ db }: TestBackend) => changeSettings(db, { robots: { on: false, delay: 0 } });

it('the candidate is notified once when they submit an exam, also without robots', () => {
  const backend = running(written);
  rest(backend);
  later(backend, 60 * minute);
  expect(lastNews(backend)).not.toContain('habis');
  for (let time = 0; time < 2; time++) later(backend, 2 * minute);
  const told = backend.db.notifications.where(({ information }) => information.includes('pilihan ganda'));
  expect(told).toMatchObject([{ information: expect.stringMatching(/^Waktu .* habis\..* tersimpan\.$/) }]);
  expect(attempt(backend)?.receipt).toBeNull();
});

describe('the assessor of a running exam', () => {
  it('adds minutes to earlier ones, and closes and reopens it only once each; the candidate learns of it', () => {
    const backend = running(written);
    for (const minutes of [15, 5]) act(backend, 'extend-exam', { minutes });
    expect(attempt(backend)?.extra_time).toBe(20);
    expect(lastNews(backend)).toContain('5 menit');
    for (const [type, closed] of [
      ['close-exam', 'Listrik padam.'],
      ['reopen-exam', null],
    ] as const) {
      act(backend, type, { note: 'Listrik padam.' });
      expect(attempt(backend)?.closed).toBe(closed);
      expect(() => act(backend, type, { note: 'x' })).toThrow(RangeError);
    }
  });

  it('judges a criterion of an observation, in both directions and repeatedly', () => {
    const backend = running(observation);
    const criterion = firstCriterion(backend);
    for (const competent of [false, true]) {
      act(backend, 'tick', { criterion, competent }, observation);
      expect(ticksIn(backend)).toEqual([[criterion, competent]]);
    }
    expect(() => act(backend, 'tick', { criterion: 'x', competent: true }, observation)).toThrow('criterion');
  });

  it.each([
    ['an exam that was not started', observation, 5],
    ['no exam of the scheme', 'x', 5],
    ['no minutes', written, 0],
    ['half a minute', written, 0.5],
    ['too many minutes', written, 601],
  ])('cannot extend: %s', (_, id, minutes) => {
    const backend = running(written);
    expect(() => act(backend, 'extend-exam', { minutes }, id)).toThrow(RangeError);
    expect(attempt(backend)?.extra_time).toBe(0);
  });

  it('sees the running exams, and ends all of them with the answers on the server', () => {
    const backend = running(written, observation);
    answerWell(backend, written);
    const task = staffTasks(backend).find((each) => each.trxId === trxId);
    expect(task?.exams).toMatchObject([
      { id: 'SKM-01-observation', until: '2026-03-10T03:30:00.000Z' },
      { id: 'SKM-01-written-pilihan-ganda', until: '2026-03-10T03:00:00.000Z' },
    ]);
    act(backend, 'finish-exam');
    expect(attempt(backend)?.receipt).toMatchObject({ answered: 30, total: 30 });
    expect(attempt(backend, observation)?.receipt).not.toBeNull();
    expect(backend.stage(trxId, 'exam').status).toBe('submitted');
  });
});

describe('the end of the assessment day', () => {
  const untilFive = 8 * 60 * minute; // the tests begin at 09.00 WIB, and the schedule of Eka ends at 17.00
  const untilOf = (backend: TestBackend) => staffTasks(backend).find((each) => each.trxId === trxId)?.exams[0]?.until;
  const startedAtHalfPastFour = () => {
    const backend = openBackend();
    const row = backend.db.transactions.get(trxId);
    const schedule = backend.db.schedules.get(row?.schedule_id ?? '');
    backend.db.schedules.put({ ...schedule, ends_at: '2026-03-10T17:00:00+07:00' } as never);
    later(backend, untilFive - 30 * minute);
    startAttempt(backend, trxId, examOf(backend, written));
    return backend;
  };

  it('ends a running exam before its minutes are over, and submits it only after the grace period', () => {
    const backend = startedAtHalfPastFour();
    expect(untilOf(backend)).toBe('2026-03-10T10:00:00.000Z');
    later(backend, 32 * minute);
    expect(backend.stage(trxId, 'exam').status).toBe('open');
    later(backend, 1000);
    expect(attempt(backend)?.receipt?.submitted_at).toBe('2026-03-10T17:02:01+07:00');
    expect(backend.stage(trxId, 'exam').status).toBe('submitted');
  });

  it('is later for an exam to which the assessor adds minutes', () => {
    const backend = startedAtHalfPastFour();
    act(backend, 'extend-exam', { minutes: 15 });
    expect(untilOf(backend)).toBe('2026-03-10T10:15:00.000Z');
    later(backend, 47 * minute);
    expect(attempt(backend)?.receipt).toBeNull();
    later(backend, 1000);
    expect(attempt(backend)?.receipt).not.toBeNull();
  });

  it('cuts nothing while nobody ends the day', () => {
    const backend = startedAtHalfPastFour();
    rest(backend);
    expect(untilOf(backend)).toBe('2026-03-10T10:30:00.000Z');
  });

  it('is reported as the end, and not as received answers to exams that nobody began', () => {
    const backend = startedAtHalfPastFour();
    later(backend, 32 * minute + 1000);
    const told = backend.db.notifications.where(({ candidate_id: id, trxid }) => id === '1005' && trxid === trxId);
    expect(told.at(-1)).toMatchObject({
      information: 'Asesmen Junior Web Programmer sudah berakhir. Asesor menilai hasilnya.',
      read: false,
    });
    expect(told.some(({ information }) => information.startsWith('Jawaban ujian'))).toBe(false);
  });
});

describe('the robots at exams', () => {
  it('judge an observation one criterion after the other', () => {
    const backend = running(observation);
    for (const [time, seen] of [
      [15_000, 1],
      [30_000, 3],
    ] as const) {
      expect(isBehind(backend)).toBe(false);
      later(backend, time);
      expect(ticksIn(backend)).toHaveLength(seen);
    }
    expect(backend.published.filter(([, { trxid }]) => trxid === trxId)).toHaveLength(3);
  });

  it('do not overwrite the assessor’s verdict, and judge nothing when they are off', () => {
    const backend = running(observation);
    const criterion = firstCriterion(backend);
    act(backend, 'tick', { criterion, competent: false }, observation);
    later(backend, 15_000);
    expect(ticksIn(backend)).toEqual([[criterion, false]]);
    backend.pass(15_000);
    expect(isBehind(backend)).toBe(true);
    rest(backend);
    expect(isBehind(backend)).toBe(false);
  });

  it('submit an overdue exam that nobody else can submit, and leave the others', () => {
    const strict = 'written-benar-salah';
    const backend = running(strict, written);
    answerWell(backend, strict);
    later(backend, 22 * minute);
    expect(attempt(backend, strict)?.receipt).toBeNull();
    later(backend, 1000);
    expect(attempt(backend, strict)?.receipt).toMatchObject({ answered: examOf(backend, strict).questions.length });
    expect(lastNews(backend)).toContain('habis');
    later(backend, 200 * minute);
    expect(attempt(backend)?.receipt).toBeNull();
  });

  it.each([
    ['all exams', [written, 'written-benar-salah', 'essay', observation, 'demonstration'], true],
    ['one exam, and began no other', [written], false],
  ] as const)('decide by the exams: from %s correct answers', (_, ids, competent) => {
    const backend = running(...ids);
    for (const id of ids) answerWell(backend, id);
    act(backend, 'finish-exam');
    later(backend, 2 * minute);
    expect(backend.db.results.get(trxId)?.competent).toBe(competent);
  });
});
