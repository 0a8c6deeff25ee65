import { stageNames } from '../../rules/assessment.ts';
import { ago, DAY, endOfWorkingDay, MINUTE, wib, wibAt } from '../../wib-time.ts';
import type { NotificationRow, ScheduleRow, StageRow, TransactionRow } from '../rows.ts';
import { notices } from './notices.ts';
import { type Story, type StoryStage, stories } from './stories.ts';

const transactionId = (now: Date, story: Story) =>
  `TRX-${wib(now.getTime() - story.age).year()}-${String(story.number).padStart(6, '0')}`;

const transactionRow = (now: Date, story: Story, schedules: ScheduleRow[]): TransactionRow => {
  const id = transactionId(now, story);
  const schedule = schedules.find((candidate) => candidate.id === story.schedule);
  const budget = schedule?.budgets.find((candidate) => candidate.source === story.source);
  if (!schedule || !budget) throw new Error(`${id}: ${story.schedule} offers no budget ${story.source}`);
  const paid = story.status === 'paid';
  const amount = budget.source === 'prakerja' ? 0 : budget.price; // a voucher pays the whole price
  return {
    id,
    candidate_id: story.candidate,
    scheme_id: schedule.scheme_id,
    schedule_id: schedule.id,
    budget_id: budget.id,
    budget_source: budget.source,
    amount,
    status: story.status,
    created_at: ago(now, story.age),
    paid_at: paid ? ago(now, story.age - (amount > 0 ? 20 * MINUTE : 0)) : null,
    expires_at: paid ? null : ago(now, story.age - DAY),
    request_key: null,
    payment_token: story.status === 'pending' ? `snap-contoh-${String(story.number).padStart(6, '0')}` : null,
  };
};

const dueOf = (now: Date, stage: StoryStage, schedule: ScheduleRow | undefined): string | null => {
  if (stage.due === undefined) return null;
  if (stage.due === 'end of schedule') return schedule?.ends_at ?? null;
  if (stage.due === 'appeal period') return endOfWorkingDay(now, stage.age ?? 0, 3);
  return wibAt(now, stage.due, '23:59');
};

const stageRows = (now: Date, story: Story, schedules: ScheduleRow[]): StageRow[] =>
  story.stages === undefined
    ? []
    : stageNames.map((name, position) => {
        const trx_id = transactionId(now, story);
        const stage: StoryStage = story.stages?.[name] ?? { status: 'locked' };
        return {
          id: `${trx_id}:${name}`,
          trx_id,
          position: position + 1,
          name,
          status: stage.status,
          since: stage.age === undefined ? null : ago(now, stage.age),
          waiting_for: stage.waits ?? null,
          note: stage.note ?? null,
          due: dueOf(
            now,
            stage,
            schedules.find(({ id }) => id === story.schedule),
          ),
        };
      });

const notificationRows = (now: Date): NotificationRow[] =>
  notices.map(({ candidate, type, story: number, age, read, text }, index) => {
    const story = stories.find((each) => each.number === number);
    if (number !== null && !story) throw new Error(`No story ${number}: ${text}`);
    return {
      id: `NTF-${String(index + 1).padStart(4, '0')}`,
      candidate_id: candidate,
      type,
      trxid: story ? transactionId(now, story) : null,
      information: text,
      date: ago(now, age),
      read,
    };
  });

export const journeys = (now: Date, schedules: ScheduleRow[]) => ({
  transactions: stories.map((story) => transactionRow(now, story, schedules)),
  stages: stories.flatMap((story) => stageRows(now, story, schedules)),
  notifications: notificationRows(now),
});
