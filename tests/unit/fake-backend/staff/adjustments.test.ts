import { describe, expect, it } from 'vitest';
import { startAttempt } from '../../../../fake-backend/exam-attempts.ts';
import { actAsStaff, type StaffAction } from '../../../../fake-backend/staff/play.ts';
import { staffTasks } from '../../../../fake-backend/staff/tasks.ts';
import { examOf, expectRefusal, lastNews, later, minute, openBackend, type TestBackend, trx } from './backend.ts';

const trxId = trx.eka;

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
