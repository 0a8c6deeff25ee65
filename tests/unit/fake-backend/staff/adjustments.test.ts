import { describe, expect, it } from 'vitest';
import { grantedMinutes, plansOf, startSitting } from '../../../../fake-backend/exam-sittings.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';

import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { catchUp } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend, trx } from './backend.ts';

const trxId = trx.eka;

/** Eka, whose exams are open, has asked for this. */
const asked = (...needs: string[]) => {
  const backend = openBackend();
  const sent_at = backend.clock.now().toISOString();
  backend.db.adjustments.put({
    id: trxId,
    needs,
    other: needs.includes('other') ? 'Kursi' : '',
    sent_at,
    answer: null,
  });
  const scheme = backend.db.schemes.get('SKM-01');
  const [first, second] = scheme ? plansOf(scheme) : [];
  if (!first || !second) throw new Error('no exams');
  return { backend, first, second };
};

const grant: StaffAction = { type: 'answer-adjustment', trxId, outcome: 'granted', text: 'Disiapkan.', minutes: 15 };

describe('a request for adjustments', () => {
  it('waits for the assessor until it is answered, and the candidate is told', () => {
    const { backend } = asked('extra_time', 'other');
    const waiting = () => staffTasks(backend).filter(({ stage }) => stage === 'adjustment');
    expect(waiting()).toMatchObject([{ trxId, needs: ['extra_time', 'other'], reason: 'Kursi' }]);
    actAsStaff(backend, grant);
    expect(waiting()).toEqual([]);
    expect(backend.published).toContainEqual(['1005', { type: 'assessment', trxid: trxId }]);
    const told = backend.db.notifications.where(({ information }) => information.includes('ditambah 15 menit'));
    expect(told).toMatchObject([{ candidate_id: '1005', trxid: trxId }]);
    expect(() => actAsStaff(backend, grant)).toThrow(RangeError);
  });

  it('that was granted gives its minutes to an exam that runs and to those that begin later, beside other minutes', () => {
    const { backend, first, second } = asked('extra_time');
    startSitting(backend, trxId, first);
    actAsStaff(backend, { type: 'extend-exam', trxId, examId: first.id, minutes: 5 });
    actAsStaff(backend, grant);
    expect(backend.db.examSittings.get(`${trxId}:${first.id}`)?.extra_time).toBe(20);
    expect(startSitting(backend, trxId, second).extra_time).toBe(15);
  });

  it.each([
    ['more minutes than a day of work', { ...grant, minutes: 601 }],
    ['half a minute', { ...grant, minutes: 0.5 }],
    ['minutes beside a refusal', { ...grant, outcome: 'refused' as const }],
  ])('is not answered with %s', (_, action) => {
    const { backend } = asked('extra_time');
    expect(() => actAsStaff(backend, action)).toThrow(RangeError);
    expect(grantedMinutes(backend, trxId)).toBe(0);
  });

  it('that says that nothing is needed waits for nobody', () => {
    const { backend } = asked();
    expect(staffTasks(backend).filter(({ stage }) => stage === 'adjustment')).toEqual([]);
    expect(() => actAsStaff(backend, grant)).toThrow(RangeError);
  });

  it.each([
    [['extra_time'], { outcome: 'granted', extra_minutes: 15 }],
    [['reader'], { outcome: 'granted', extra_minutes: 0 }],
    [['extra_time', 'other'], { outcome: 'partly', extra_minutes: 15 }],
  ])('for %j is answered by the robots after their delay', (needs, answer) => {
    const { backend } = asked(...needs);
    catchUp(backend);
    expect(backend.db.adjustments.get(trxId)?.answer).toBeNull();
    backend.pass(2 * 60_000);
    catchUp(backend);
    expect(backend.db.adjustments.get(trxId)?.answer).toMatchObject(answer);
  });
});
