import { describe, expect, it } from 'vitest';
import { plansOf, startSitting } from '../../../../fake-backend/exam-sittings.ts';
import { actAsStaff } from '../../../../fake-backend/staff/play.ts';
import { nextAssessmentDay, otherSchedules } from '../../../../fake-backend/staff/reschedule.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { catchUp } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend, type TestBackend, trx, worldOf } from './backend.ts';

const email = 'eka@contoh.example';
const day = 24 * 60 * 60_000;
const trxId = trx.eka;

const purchaseOf = ({ db }: TestBackend) => {
  const row = db.transactions.get(trxId);
  if (!row) throw new Error(trxId);
  return row;
};
const taskOf = (backend: TestBackend) => staffTasks(backend).find((task) => task.trxId === trxId);
const lastNews = ({ db }: TestBackend) => db.notifications.all().at(-1)?.information;

const absent = () => {
  const backend = openBackend();
  actAsStaff(backend, { type: 'mark-absent', trxId });
  return backend;
};

const started = () => {
  const backend = openBackend();
  const scheme = backend.db.schemes.get('SKM-01');
  const [plan] = scheme ? plansOf(scheme) : [];
  if (!plan) throw new Error('no exam');
  startSitting(backend, trxId, plan);
  return backend;
};

describe('the body, of a candidate who has not come', () => {
  it('records it: the exams are no longer the candidate’s, who is told what follows', () => {
    const backend = absent();
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'admin' });
    expect(backend.stage(trxId, 'exam').note).toContain('jadwal pengganti');
    expect(lastNews(backend)).toContain('tidak hadir pada asesmen Junior Web Programmer');
    expect(taskOf(backend)).toMatchObject({ absent: true, canBeAbsent: false });
  });

  it.each([
    ['twice', absent],
    ['of who has started an exam', started],
  ])('cannot record it %s', (_, make) => {
    const backend = make();
    const before = worldOf(backend);
    expect(() => actAsStaff(backend, { type: 'mark-absent', trxId })).toThrow(RangeError);
    expect(worldOf(backend)).toEqual(before);
  });

  it('moves the assessment to another schedule of the scheme and names its day by the clocks there', () => {
    const backend = absent();
    actAsStaff(backend, { type: 'reschedule', trxId, scheduleId: 'JDW-005' });
    expect(purchaseOf(backend).schedule_id).toBe('JDW-005');
    const { status, waiting_for, note, due } = backend.stage(trxId, 'exam');
    expect({ status, waiting_for, note }).toEqual({ status: 'open', waiting_for: 'candidate', note: null });
    expect(due).toBe(backend.db.schedules.get('JDW-005')?.ends_at);
    expect(lastNews(backend)).toBe(
      'Asesmen Junior Web Programmer dijadwalkan ulang: Jumat, 1 Mei 2026, 08.00 WITA (07.00 WIB) di TUK Contoh Renon, Denpasar.',
    );
    expect(taskOf(backend)).toMatchObject({ absent: false, canBeAbsent: false });
  });

  it('cannot say before the new day that the candidate has not come to it', () => {
    const backend = absent();
    actAsStaff(backend, { type: 'reschedule', trxId, scheduleId: 'JDW-005' });
    expect(() => actAsStaff(backend, { type: 'mark-absent', trxId })).toThrow(RangeError);
  });

  it.each(['JDW-002', 'JDW-001', 'JDW-004', 'JDW-010', 'JDW-999'])(
    'does not move to %s: its own, one that is over, one that is full, one of another scheme, or none',
    (scheduleId) => {
      const backend = absent();
      expect(() => actAsStaff(backend, { type: 'reschedule', trxId, scheduleId })).toThrow(RangeError);
      expect(purchaseOf(backend).schedule_id).toBe('JDW-002');
    },
  );

  it('does not move to a schedule that the candidate has bought as well', () => {
    const backend = absent();
    backend.db.transactions.put({ ...purchaseOf(backend), id: 'TRX-2026-000999', schedule_id: 'JDW-005' });
    expect(otherSchedules(backend, purchaseOf(backend)).map(({ id }) => id)).not.toContain('JDW-005');
    expect(() => actAsStaff(backend, { type: 'reschedule', trxId, scheduleId: 'JDW-005' })).toThrow(RangeError);
  });

  it('does not move who has started an exam, and offers nothing of it', () => {
    const backend = started();
    expect(() => actAsStaff(backend, { type: 'reschedule', trxId, scheduleId: 'JDW-005' })).toThrow(RangeError);
    expect(taskOf(backend)).toMatchObject({ canBeAbsent: false, schedules: [] });
  });

  it('takes it back where that was wrong: the exams are the candidate’s again', () => {
    const backend = absent();
    actAsStaff(backend, { type: 'take-back-absence', trxId });
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate', note: null });
    expect(lastNews(backend)).toContain('Catatan tidak hadir pada asesmen Junior Web Programmer dibatalkan');
    expect(() => actAsStaff(backend, { type: 'take-back-absence', trxId })).toThrow(RangeError);
  });

  it('takes it back by itself where no other day of the scheme has a free seat', () => {
    const backend = absent();
    for (const each of otherSchedules(backend, purchaseOf(backend)))
      backend.db.schedules.put({ ...each, taken: each.quota });
    backend.pass(2 * 60_000);
    catchUp(backend);
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate' });
  });

  it('moves them by itself after the delay of the robots, to the nearest day', () => {
    const backend = absent();
    const [nearest] = otherSchedules(backend, purchaseOf(backend));
    backend.pass(2 * 60_000);
    catchUp(backend);
    expect(purchaseOf(backend).schedule_id).toBe(nearest?.id);
  });
});

describe('the day of an assessment', () => {
  it('that has begun is none to travel to; the next one is the new schedule', () => {
    const backend = absent();
    expect(nextAssessmentDay(backend, email)).toBeNull();
    actAsStaff(backend, { type: 'reschedule', trxId, scheduleId: 'JDW-005' });
    expect(nextAssessmentDay(backend, email)).toBe(Date.parse(backend.db.schedules.get('JDW-005')?.starts_at ?? ''));
    backend.pass(60 * day);
    expect(nextAssessmentDay(backend, email)).toBeNull();
  });
});
