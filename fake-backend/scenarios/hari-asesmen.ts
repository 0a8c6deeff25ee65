import { actAsStaff } from '../staff/play.ts';
import { otherSchedules } from '../staff/reschedule.ts';
import { MINUTE } from '../wib-time.ts';
import { assessmentAt, type Scenario } from './scenario.ts';

const email = 'eka@contoh.example';

export const scenario: Scenario = {
  email,
  page: 'assessment',
  moves: true,
  play({ backend, passTime }) {
    const purchase = assessmentAt(backend, email, 'exam', 'open');
    const [schedule] = otherSchedules(backend, purchase);
    if (!schedule) throw new Error('There is no other schedule.');
    actAsStaff(backend, { type: 'reschedule', trxId: purchase.id, scheduleId: schedule.id });
    passTime(Date.parse(schedule.starts_at) - 30 * MINUTE);
    return purchase.id;
  },
};
