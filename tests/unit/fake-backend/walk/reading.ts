import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import type { Stage } from '../../../../src/domain/assessment/timeline.ts';
import { actionsOn } from './other-commands.ts';
import { type Assessment, assessmentsIn, type Records, type Walker } from './walker.ts';

/** A state key for coverage: the initials of each stage's status and of the actor it waits for. */
export const kindOf = ({ row, stages }: Assessment, { examSittings, adjustments, appeals }: Records): string => {
  const attempts = examSittings.filter(({ trx_id: id }) => id === row.id);
  const request = adjustments.find(({ id }) => id === row.id);
  return [
    ...stages.map(({ status, waiting_for: actor }) => `${status[0]}${actor?.[0] ?? ''}`),
    ...new Set(attempts.map(({ closed, receipt }) => (receipt ? 'sent' : closed === null ? 'running' : 'closed'))),
    request && (request.answer?.outcome ?? 'asked'),
    appeals.find(({ id }) => id === row.id)?.answer?.granted,
    row.previous_transaction_id && 'again',
    row.renewal_of && 'renewal',
  ].join(' ');
};

export const stagesOf = ({ stages }: Assessment): Stage[] =>
  stages.map(({ name, status, since, waiting_for: waitingFor, note, due }) => ({
    name,
    status,
    since,
    waitingFor,
    note,
    due,
  }));

export const deadEndsIn = async ({ records, control }: Walker): Promise<readonly string[]> => {
  const able = new Set(
    (await control.staffTasks()).filter((task) => actionsOn(task).length > 0).map((task) => task.trxId),
  );
  return assessmentsIn(await records()).flatMap((each) => {
    const step = nextStep(stagesOf(each));
    if (step.kind === 'unknown') return [`${each.row.id}: nothing happens`];
    return step.kind === 'wait' && !able.has(each.row.id)
      ? [`${each.row.id}: nobody can go on at ${step.stage.name}`]
      : [];
  });
};
