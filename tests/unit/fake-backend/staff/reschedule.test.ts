import { describe, expect, it } from 'vitest';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { startAttempt } from '../../../../fake-backend/exam-attempts.ts';
import { actAsStaff } from '../../../../fake-backend/staff/play.ts';
import { otherSchedules } from '../../../../fake-backend/staff/reschedule.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { examOf, expectRefusal, lastNews, later, minute, openBackend, type TestBackend, trx } from './backend.ts';

const trxId = trx.eka;
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

  it('moves the candidate automatically to the nearest day with a free seat, and withdraws the record where there is none', () => {
    const [free, full] = [absent(), absent()];
    const schedules = otherSchedules(full, purchaseOf(full));
    for (const each of schedules) full.db.schedules.put({ ...each, taken: each.quota });
    for (const backend of [free, full]) later(backend, 2 * minute);
    expect(schedules.length).toBeGreaterThan(1);
    expect([free, full].map((backend) => purchaseOf(backend).schedule_id)).toEqual([schedules[0]?.id, 'JDW-002']);
    expect(full.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate' });
  });
});
