import { describe, expect, it } from 'vitest';
import { plansOf, startSitting } from '../../../../fake-backend/exam-sittings.ts';
import { actAsStaff } from '../../../../fake-backend/staff/play.ts';
import { otherSchedules } from '../../../../fake-backend/staff/reschedule.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { catchUp } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend, type TestBackend, trx, worldOf } from './backend.ts';

const trxId = trx.eka;

const purchaseOf = ({ db }: TestBackend) => {
  const row = db.transactions.get(trxId);
  if (!row) throw new Error(trxId);
  return row;
};
const taskOf = (backend: TestBackend) => staffTasks(backend).find((task) => task.trxId === trxId);
const lastNews = ({ db }: TestBackend) => db.notifications.all().at(-1)?.information;

const act = (backend: TestBackend, type: 'mark-absent' | 'take-back-absence') => actAsStaff(backend, { type, trxId });
const move = (backend: TestBackend, scheduleId = 'JDW-005') =>
  actAsStaff(backend, { type: 'reschedule', trxId, scheduleId });

const absent = () => {
  const backend = openBackend();
  act(backend, 'mark-absent');
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
    [
      'before the new day',
      () => {
        const backend = absent();
        move(backend);
        return backend;
      },
    ],
  ])('cannot record it %s', (_, make) => {
    const backend = make();
    const before = worldOf(backend);
    expect(() => act(backend, 'mark-absent')).toThrow(RangeError);
    expect(worldOf(backend)).toEqual(before);
  });

  it('moves the assessment to another schedule of the scheme and names its day by the clocks there', () => {
    const backend = absent();
    move(backend);
    expect(purchaseOf(backend).schedule_id).toBe('JDW-005');
    const due = backend.db.schedules.get('JDW-005')?.ends_at;
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate', note: null, due });
    expect(lastNews(backend)).toBe(
      'Asesmen Junior Web Programmer dijadwalkan ulang: Jumat, 1 Mei 2026, 08.00 WITA (07.00 WIB) di TUK Contoh Renon, Denpasar.',
    );
    expect(taskOf(backend)).toMatchObject({ absent: false, canBeAbsent: false });
  });

  it('does not move to its own schedule, one that is over, full, of another scheme, bought as well, or none', () => {
    const backend = absent();
    backend.db.transactions.put({ ...purchaseOf(backend), id: 'TRX-2026-000999', schedule_id: 'JDW-005' });
    expect(otherSchedules(backend, purchaseOf(backend)).map(({ id }) => id)).not.toContain('JDW-005');
    for (const scheduleId of ['JDW-002', 'JDW-001', 'JDW-004', 'JDW-010', 'JDW-005', 'JDW-999'])
      expect(() => move(backend, scheduleId)).toThrow(RangeError);
    expect(purchaseOf(backend).schedule_id).toBe('JDW-002');
  });

  it('does not move who has started an exam, and offers nothing of it', () => {
    const backend = started();
    expect(() => move(backend)).toThrow(RangeError);
    expect(taskOf(backend)).toMatchObject({ canBeAbsent: false, schedules: [] });
  });

  it('takes it back where that was wrong: the exams are the candidate’s again', () => {
    const backend = absent();
    act(backend, 'take-back-absence');
    expect(backend.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate', note: null });
    expect(lastNews(backend)).toContain('Catatan tidak hadir pada asesmen Junior Web Programmer dibatalkan');
    expect(() => act(backend, 'take-back-absence')).toThrow(RangeError);
  });

  it('by itself moves them to the nearest day with a free seat, and takes it back where there is none', () => {
    const [moved, full] = [absent(), absent()];
    const [nearest, ...others] = otherSchedules(full, purchaseOf(full));
    if (!nearest) throw new Error('no other schedule');
    for (const each of [nearest, ...others]) full.db.schedules.put({ ...each, taken: each.quota });
    for (const backend of [moved, full]) {
      backend.pass(2 * 60_000);
      catchUp(backend);
    }
    expect(purchaseOf(moved).schedule_id).toBe(nearest.id);
    expect(purchaseOf(full).schedule_id).toBe('JDW-002');
    expect(full.stage(trxId, 'exam')).toMatchObject({ status: 'open', waiting_for: 'candidate' });
  });
});
