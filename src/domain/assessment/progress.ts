import type { Stage } from './timeline.ts';

/** Whether the assessment skipped this locked stage, such as an unneeded appeal. */
export const isPassedBy = (stages: readonly Stage[], stage: Stage): boolean =>
  stage.status === 'locked' &&
  stages
    .slice(stages.indexOf(stage) + 1)
    .some(({ name, status }) => name !== 'other' && status !== 'locked' && status !== 'unknown');

export const presentStage = (stages: readonly Stage[]): Stage | null =>
  stages.find(({ status }) => status !== 'done' && status !== 'locked') ?? null;

/** Whether an unknown stage follows, so that the outcome is unclear. */
export const goesOnElsewhere = (stages: readonly Stage[], last: Stage): boolean =>
  stages.slice(stages.indexOf(last) + 1).some(({ name, status }) => name === 'other' && status !== 'locked');

/** Whether the assessment ended without a certificate: a form was rejected, or the result is final. */
export const hasEnded = (stages: readonly Stage[]): boolean => {
  const last = lastDone(stages);
  return (
    presentStage(stages) === null && last !== undefined && last.name !== 'certificate' && !goesOnElsewhere(stages, last)
  );
};

export const lastDone = (stages: readonly Stage[]): Stage | undefined =>
  stages.findLast(({ name, status }) => status === 'done' && name !== 'other');

/** Whether the assessment ended with this form. The server has no status for a rejected form. */
export const isRejected = (stages: readonly Stage[], stage: Stage): boolean =>
  (stage.name === 'apl01' || stage.name === 'apl02') && hasEnded(stages) && lastDone(stages) === stage;

/** The stages that the progress counts. An appeal is an option, so it does not count as a stage. */
export const countedStages = (stages: readonly Stage[]): readonly Stage[] =>
  stages.filter(({ name }) => name !== 'appeal');

/** The number of completed or skipped stages, and of all stages. A rejected form does not count as completed. */
export const progressOf = (stages: readonly Stage[]): { readonly done: number; readonly total: number } => {
  const counted = countedStages(stages);
  const isPast = (stage: Stage) => (stage.status === 'done' && !isRejected(stages, stage)) || isPassedBy(stages, stage);
  return { done: counted.filter(isPast).length, total: counted.length };
};

/** Whether the day of the assessment is past for this candidate: the exam is handed in, or the assessment has ended. */
export const isExamOver = (stages: readonly Stage[]): boolean =>
  hasEnded(stages) ||
  stages.some(({ name, status }) => name === 'exam' && (status === 'submitted' || status === 'done'));
