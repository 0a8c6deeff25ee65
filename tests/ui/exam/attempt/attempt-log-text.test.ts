import { expect, it } from 'vitest';
import { type LogEntry, loggedEvents } from '../../../../src/domain/exam/attempt-log.ts';
import { attemptLogText } from '../../../../src/ui/exam/attempt/attempt-log-text.ts';
import { anExam } from '../../../builders/exam.ts';
import { examsOf } from '../exams-of.ts';

const exam = anExam();
const all = examsOf([exam]);

it('a log has one line per event, with its time in WIB to the second', () => {
  const log: readonly LogEntry[] = [
    { at: '2026-03-02T17:00:05.900Z', event: 'saved', count: 3 },
    { at: '2026-03-02T17:01:00.000Z', event: 'lost', count: null },
  ];
  const lines = attemptLogText(all, exam, log).split('\n');
  expect(lines).toContain('2026-03-03 00:00:05 WIB  Jawaban diterima server (3)');
  expect(lines).toContain('2026-03-03 00:01:00 WIB  Koneksi terputus');
  expect(lines[0]).toBe('Log Ujian Pilihan Ganda');
});

it('a log has words for every event', () => {
  const log = loggedEvents.map((event) => ({ at: '2026-03-02T02:00:00.000Z', event, count: null }));
  expect(attemptLogText(all, exam, log)).not.toContain('undefined');
});
