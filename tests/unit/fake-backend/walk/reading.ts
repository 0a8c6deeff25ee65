import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import { type Stage, type StageName, timelineAt } from '../../../../src/domain/assessment/timeline.ts';
import { candidateForms } from './candidate-forms.ts';
import { actionsOn } from './other-commands.ts';
import { type Assessment, assessmentsIn, isRefused, type Records, type Walker } from './walker.ts';

/** Reads, where it may be refused but must be understood; null where it is refused. */
const read = async <Reply>(reading: Promise<Reply>): Promise<Reply | null> =>
  reading.catch((error) => {
    if (!isRefused(error)) throw error;
    return null;
  });

/** What makes two states of assessments the same for whoever looks at them: how each stage stands and whom it waits for, by their first letters. */
export const kindOf = ({ row, stages }: Assessment, { examSittings, adjustments, appeals }: Records): string => {
  const sittings = examSittings.filter(({ trx_id: id }) => id === row.id);
  const request = adjustments.find(({ id }) => id === row.id);
  return [
    ...stages.map(({ status, waiting_for: actor }) => `${status[0]}${actor?.[0] ?? ''}`),
    ...new Set(sittings.map(({ closed, receipt }) => (receipt ? 'sent' : closed === null ? 'running' : 'closed'))),
    request && (request.answer?.outcome ?? 'asked'),
    appeals.find(({ id }) => id === row.id)?.answer?.granted,
    row.previous_transaction_id && 'again',
    row.renewal_of && 'renewal',
  ].join(' ');
};

/** Reads all that the pages of an assessment read. */
export const readAssessment = async (walker: Walker, { row }: Assessment): Promise<void> => {
  const { id } = row;
  const { assessments, apls, exams, timelines, certificates, transactions } = walker;
  await walker.as(row.candidate_id);
  await Promise.all([
    read(transactions.find(id)),
    read(timelines.find(id)),
    read(assessments.agreement(id)),
    read(apls.apl01(id)),
    read(apls.apl02(id)),
    read(assessments.result(id)),
    read(assessments.appeal(id)),
    read(assessments.feedback(id)),
    read(certificates.request(id)),
  ]);
  for (const exam of (await read(exams.exams(id)))?.exams ?? []) {
    const paper = await read(exams.paper(exam));
    for (const { kind, id: task } of paper?.questions ?? [])
      if (kind === 'upload') await read(exams.uploaded(id, task));
  }
};

/** Reads all that somebody has beside assessments. */
export const readTheRest = async (walker: Walker, candidateId: string): Promise<void> => {
  const { transactions, vouchers, notifications, profiles, profileRecords } = walker;
  await walker.as(candidateId);
  for (const tab of ['pending', 'paid', 'failed'] as const) await transactions.list(tab, 1);
  for (const status of ['unused', 'used', 'expired'] as const) await vouchers.list({ status });
  await notifications.page(1, false);
  await profiles.find(candidateId);
  await profileRecords.educations(candidateId);
  await profileRecords.careers(candidateId);
};

/** The stages as the portal reads them. */
export const stagesOf = ({ stages }: Assessment): Stage[] =>
  stages.map(({ name, status, since, waiting_for: waitingFor, note, due }) => ({
    name,
    status,
    since,
    waitingFor,
    note,
    due,
  }));

/** The assessments that nobody can go on with, although they are not over. */
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

/** More moves than any assessment has. */
const mostMoves = 40;

/** Lets everybody go on with an assessment until it is over, as the next step says. Gives its last step; null where it does not end. */
export const goOnToTheEnd = async (walker: Walker, trxId: string): Promise<string | null> => {
  const { control, timelines } = walker;
  const { candidate_id: owner = '' } = (await walker.records()).transactions.find(({ id }) => id === trxId) ?? {};
  for (let move = 0; move < mostMoves; move++) {
    await walker.as(owner);
    const timeline = await timelines.find(trxId);
    const step = nextStep(timeline ? timelineAt(timeline, control.now().getTime()).stages : []);
    if (step.kind !== 'act' && step.kind !== 'wait') return step.kind;
    const { name, opensAt } = step.stage;
    const task = (await control.staffTasks()).find((each) => each.trxId === trxId && each.stage === name);
    const closed = task?.exams.find((exam) => exam.closed !== null);
    if (opensAt) await control.travel(Date.parse(opensAt) - control.now().getTime());
    else if (closed) await control.actAsStaff({ type: 'reopen-exam', trxId, examId: closed.id });
    else if (step.kind === 'act') await candidateForms[name as StageName]?.(walker, trxId, 4);
    else {
      const [action] = task ? actionsOn(task) : [];
      if (!action) return null;
      await control.actAsStaff(action);
    }
  }
  return null;
};
