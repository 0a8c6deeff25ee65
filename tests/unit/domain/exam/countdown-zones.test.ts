import { expect, it, vi } from 'vitest';
import { countDown } from '../../../../src/domain/exam/countdown.ts';
import { deadlineOf, lengthOf } from '../../../../src/domain/exam/exam.ts';
import { anExam } from '../../../builders/exam.ts';

/** The zones of fault matrix 28; in New York daylight saving begins during this exam. */
it.each(['Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York', 'Europe/Berlin', 'Asia/Jakarta'])(
  'the remaining time is the same on a device in %s (fault matrix 28)',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const start = '2026-03-08T06:30:00Z';
    const exam = anExam({ startedAt: start, minutes: 60 });
    const times = [0, 29, 31, 60].map((minute) => Date.parse(start) + minute * 60_000);
    const left = times.map(
      (now) =>
        countDown(null, { deadline: deadlineOf(exam), length: lengthOf(exam), now, estimated: false }).countdown
          .remaining,
    );
    expect(left).toEqual([60, 31, 29, 0].map((minutes) => minutes * 60_000));
    vi.unstubAllEnvs();
  },
);
