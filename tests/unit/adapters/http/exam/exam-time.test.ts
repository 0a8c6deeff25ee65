import { afterEach, describe, expect, it } from 'vitest';
import { examsWire, toExams } from '../../../../../src/adapters/http/exam/exam-wire.ts';
import { deadlineOf } from '../../../../../src/domain/exam/exam.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const over = (times: object): string | null => {
  const exam = { question_id: 'JWP-essay', kind: 'essay', status: 'running', ...times };
  const [read] = toExams('TRX-1', examsWire.parse({ exams: [exam] })).exams;
  const deadline = read ? deadlineOf(read) : null;
  return deadline === null ? null : new Date(deadline).toISOString();
};

it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'an exam of an hour is over at one instant on a device in %s: without a zone it is UTC+7 [9.zone.timer] (fault matrix 28)',
  (zone) => {
    process.env.TZ = zone;
    for (const started_at of ['2026-03-08 13:30:00', '2026-03-08T13:30:00+07:00', '2026-03-08T06:30:00Z'])
      expect(over({ started_at, time: 60 })).toBe('2026-03-08T07:30:00.000Z');
  },
);

describe('the time of an exam', () => {
  const started_at = '2026-03-02 09:00:00';

  it('is 60 minutes when the server names none [9.timer.default]', () => {
    for (const times of [{}, { time: null }, { time: 0 }])
      expect(over({ started_at, ...times })).toBe('2026-03-02T03:00:00.000Z');
  });

  it('starts at started_at and lasts the allotted minutes plus the added ones [3.timer.input]', () => {
    expect(over({ started_at, time: 90, extra_time: 15 })).toBe('2026-03-02T03:45:00.000Z');
  });

  it('is over when the server closes it, if that is earlier', () => {
    const closing = (closes_at: unknown) => over({ started_at, time: 90, closes_at });
    expect(closing('2026-03-02 10:00:00')).toBe('2026-03-02T03:00:00.000Z');
    for (const later of ['2026-03-02 17:00:00', null, 'nanti']) expect(closing(later)).toBe('2026-03-02T03:30:00.000Z');
  });

  it('has no end before it was started', () => {
    expect(over({ started_at: null })).toBeNull();
  });
});

describe('an exam with an odd time (fault matrix 79)', () => {
  const read = (odd: object) => {
    const good = { question_id: 'B', kind: 'observation', status: 'ready', time: 90 };
    const started = { question_id: 'A', kind: 'essay', status: 'running', started_at: '2026-03-02 09:00:00' };
    const reply = examsWire.parse({ exams: [{ ...started, ...odd }, good] });
    return toExams('TRX-1', reply).exams.map((each) => [each.id, each.minutes, each.extraMinutes, each.startedAt]);
  };
  const started = '2026-03-02T02:00:00.000Z';

  it.each([
    [{ time: 'abc' }, ['A', null, 0, started]],
    [{ time: 60, extra_time: 'banyak' }, ['A', null, 0, started]],
    [{ time: '60.00', extra_time: '15.0' }, ['A', 60, 15, started]],
  ])('%j is read as far as possible, and the other exams are still there', (odd, expected) => {
    expect(read(odd)).toEqual([expected, ['B', 90, 0, null]]);
  });
});

describe('the schedule and the receipt of an exam', () => {
  const read = (schedule: object, receipt: object) =>
    toExams(
      'TRX-1',
      examsWire.parse({ exams: [{ question_id: 'A', kind: 'essay', status: 'submitted', receipt }], schedule }),
    );
  const starts_at = '2026-03-02 08:00:00';
  const number = 'TTU-1';

  it('name the last day and who handed the exam in, where the server says so', () => {
    const { day, exams } = read({ starts_at, ends_at: '2026-03-05 17:00:00' }, { number, collected: 1 });
    expect(day?.endsAt).toBe('2026-03-05T10:00:00.000Z');
    expect(exams[0]?.receipt?.collected).toBe(true);
  });

  it.each([
    [{}, {}],
    [{ ends_at: 'nanti' }, { collected: 'entah' }],
  ])('claim neither of it for a server that sends %j and %j', (schedule, receipt) => {
    const { day, exams } = read({ starts_at, ...schedule }, { number, ...receipt });
    expect(day).not.toHaveProperty('endsAt');
    expect(exams[0]?.receipt).not.toHaveProperty('collected');
  });
});
