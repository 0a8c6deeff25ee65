import { awaitsNewDecision, type Stage, type Timeline } from './timeline.ts';

/** Whether the assessment skipped this locked stage, such as an unneeded appeal. */
export const isPassedBy = (stages: readonly Stage[], stage: Stage): boolean =>
  stage.status === 'locked' &&
  stages
    .slice(stages.indexOf(stage) + 1)
    .some(({ name, status }) => name !== 'other' && status !== 'locked' && status !== 'unknown');

export const presentStage = (stages: readonly Stage[]): Stage | null =>
  stages.find(({ status }) => status !== 'done' && status !== 'locked') ?? null;

/** Whether an unknown, unlocked stage follows, so that the outcome is unclear. */
export const goesOnElsewhere = (stages: readonly Stage[], last: Stage): boolean =>
  stages.slice(stages.indexOf(last) + 1).some(({ name, status }) => name === 'other' && status !== 'locked');

/** Whether the assessment ended without a certificate: a form was rejected, or the result is final. */
export const hasEnded = (stages: readonly Stage[]): boolean => {
  const last = lastDone(stages);
  return (
    presentStage(stages) === null && last !== undefined && last.name !== 'certificate' && !goesOnElsewhere(stages, last)
  );
};

/** As `hasEnded`; not while a granted appeal awaits its decision, whatever the stages say. */
export const isEnded = (timeline: Timeline): boolean => hasEnded(timeline.stages) && !awaitsNewDecision(timeline);

export const lastDone = (stages: readonly Stage[]): Stage | undefined =>
  stages.findLast(({ name, status }) => status === 'done' && name !== 'other');

/** Whether the assessment ended because this form was rejected. No stage status says so. */
export const isRejected = (stages: readonly Stage[], stage: Stage): boolean =>
  (stage.name === 'apl01' || stage.name === 'apl02') && hasEnded(stages) && lastDone(stages) === stage;

/** The stages that the progress counts: all except the appeal, which is optional. */
export const countedStages = (stages: readonly Stage[]): readonly Stage[] =>
  stages.filter(({ name }) => name !== 'appeal');

/** The numbers of completed or skipped stages and of all counted ones. A rejected form does not count as completed. */
export const progressOf = (stages: readonly Stage[]): { readonly done: number; readonly total: number } => {
  const counted = countedStages(stages);
  const isPast = (stage: Stage) => (stage.status === 'done' && !isRejected(stages, stage)) || isPassedBy(stages, stage);
  return { done: counted.filter(isPast).length, total: counted.length };
};

/** Whether the exam is over for this candidate: handed in, or the assessment has ended. */
export const isExamOver = (stages: readonly Stage[]): boolean =>
  hasEnded(stages) ||
  stages.some(({ name, status }) => name === 'exam' && (status === 'submitted' || status === 'done'));
