import { describe, expect, it } from 'vitest';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { startAttempt, ticksOf } from '../../../../fake-backend/exam-attempts.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { otherSchedules } from '../../../../fake-backend/staff/reschedule.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { isBehind } from '../../../../fake-backend/time/pass-time.ts';
import { examOf, expectRefusal, lastNews, later, minute, openBackend, type TestBackend, trx } from './backend.ts';

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

const asked = (...needs: string[]) => {
  const backend = openBackend();
  const sent_at = backend.clock.now().toISOString();
  const other = needs.includes('other') ? 'Kursi' : '';
  backend.db.adjustments.put({ id: trxId, needs, other, sent_at, answer: null });
  return backend;
};
const waiting = (backend: TestBackend) => staffTasks(backend).filter(({ stage }) => stage === 'adjustment');

const grant: StaffAction = { type: 'answer-adjustment', trxId, outcome: 'granted', text: 'Disiapkan.', minutes: 15 };

describe('a request for adjustments', () => {
  it('waits for the assessor until it is answered, and the candidate is notified', () => {
    const backend = asked('extra_time', 'other');
    expect(waiting(backend)).toMatchObject([{ trxId, needs: ['extra_time', 'other'], reason: 'Kursi' }]);
    actAsStaff(backend, grant);
    expect(waiting(backend)).toEqual([]);
    expect(backend.published).toContainEqual(['1005', { type: 'assessment', trxid: trxId }]);
    expect(lastNews(backend)).toContain('ditambah 15 menit');
    expectRefusal(backend, grant);
  });

  it('that was granted adds its minutes to a running exam and to later ones, on top of other minutes', () => {
    const backend = asked('extra_time');
    const [first, second] = [examOf(backend, 'written-pilihan-ganda'), examOf(backend, 'essay')];
    startAttempt(backend, trxId, first);
    actAsStaff(backend, { type: 'extend-exam', trxId, examId: first.id, minutes: 5 });
    actAsStaff(backend, grant);
    expect(backend.db.examSittings.get(`${trxId}:${first.id}`)?.extra_time).toBe(20);
    expect(startAttempt(backend, trxId, second).extra_time).toBe(15);
  });

  it.each([
    ['more minutes than a day of work', { ...grant, minutes: 601 }],
    ['half a minute', { ...grant, minutes: 0.5 }],
    ['minutes beside a refusal', { ...grant, outcome: 'refused' as const }],
  ])('is not answered with %s', (_, action) => expectRefusal(asked('extra_time'), action));

  it('without any need waits for nobody', () => {
    expect(waiting(asked())).toEqual([]);
    expectRefusal(asked(), grant);
  });

  it.each([
    [['extra_time'], { outcome: 'granted', extra_minutes: 15 }],
    [['reader'], { outcome: 'granted', extra_minutes: 0 }],
    [['extra_time', 'other'], { outcome: 'partly', extra_minutes: 15 }],
  ])('for %j is answered by the robots after their delay', (needs, answer) => {
    const backend = asked(...needs);
    later(backend, 2 * minute - 1);
    expect(backend.db.adjustments.get(trxId)?.answer).toBeNull();
    later(backend, 1);
    expect(backend.db.adjustments.get(trxId)?.answer).toMatchObject(answer);
  });
});

const purchaseOf = ({ db }: TestBackend) => db.transactions.get(trxId) as TransactionRow;
const taskOf = (backend: TestBackend) => staffTasks(backend).find((task) => task.trxId === trxId);

const markAbsent = { type: 'mark-absent', trxId } as const;
const takeBack = { type: 'take-back-absence', trxId } as const;
const moveTo = (scheduleId: string) => ({ type: 'reschedule', trxId, scheduleId }) as const;

const absent = () => {
  const backend = openBackend();
  actAsStaff(backend, markAbsent);
  return backend;
};
const moved = () => {
  const backend = absent();
  actAsStaff(backend, moveTo('JDW-005'));
  return backend;
};
const started = () => {
  const backend = openBackend();
  startAttempt(backend, trxId, examOf(backend, 'essay'));
  return backend;
};

describe('the body, after a candidate’s absence,', () => {
  it('records it: the candidate loses the exams and learns the next step', () => {
    const backend = absent();
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'admin' });
    expect(backend.stage(trxId, 'exam').note).toContain('jadwal pengganti');
    expect(lastNews(backend)).toContain('tidak hadir pada asesmen Junior Web Programmer');
    expect(taskOf(backend)).toMatchObject({ absent: true, canBeAbsent: false });
  });

  it.each([
    ['twice', absent],
    ['of who has started an exam', started],
    ['before the new day', moved],
  ])('cannot record it %s', (_, make) => expectRefusal(make(), markAbsent));

  it('moves the assessment to another schedule of the scheme and names its day in the time zone there', () => {
    const backend = moved();
    expect(purchaseOf(backend).schedule_id).toBe('JDW-005');
    const due = backend.db.schedules.get('JDW-005')?.ends_at;
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate', note: null, due });
    expect(lastNews(backend)).toBe(
      'Asesmen Junior Web Programmer dijadwalkan ulang: Jumat, 1 Mei 2026, 08.00 WITA (07.00 WIB) di TUK Contoh Renon, Denpasar.',
    );
    expect(taskOf(backend)).toMatchObject({ absent: false, canBeAbsent: false });
  });

  it('does not move it to its own schedule, or to one that is over, full, of another scheme, bought as well, or missing', () => {
    const backend = absent();
    backend.db.transactions.put({ ...purchaseOf(backend), id: 'TRX-2026-000999', schedule_id: 'JDW-005' });
    expect(otherSchedules(backend, purchaseOf(backend)).map(({ id }) => id)).not.toContain('JDW-005');
    for (const scheduleId of ['JDW-002', 'JDW-001', 'JDW-004', 'JDW-010', 'JDW-005', 'JDW-999'])
      expectRefusal(backend, moveTo(scheduleId));
    expect(purchaseOf(backend).schedule_id).toBe('JDW-002');
  });

  it('does not move a candidate who has started an exam, and offers no move', () => {
    expectRefusal(started(), moveTo('JDW-005'));
    expect(taskOf(started())).toMatchObject({ canBeAbsent: false, schedules: [] });
  });

  it('withdraws a wrong record: the candidate gets the exams back', () => {
    const backend = absent();
    actAsStaff(backend, takeBack);
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate', note: null });
    expect(lastNews(backend)).toContain('Catatan tidak hadir pada asesmen Junior Web Programmer dibatalkan');
    expectRefusal(backend, takeBack);
  });
});
