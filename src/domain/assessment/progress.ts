import type { Stage } from './timeline.ts';

/** A locked stage that the assessment went on without, such as an appeal that nobody needed. */
export const isPassedBy = (stages: readonly Stage[], stage: Stage): boolean =>
  stage.status === 'locked' &&
  stages
    .slice(stages.indexOf(stage) + 1)
    .some(({ name, status }) => name !== 'other' && status !== 'locked' && status !== 'unknown');

/** The first stage that is under way, or null when there is none. */
export const presentStage = (stages: readonly Stage[]): Stage | null =>
  stages.find(({ status }) => status !== 'done' && status !== 'locked') ?? null;

/** Whether a stage that is not known here follows on this one: then nobody knows what the assessment has come to. */
export const goesOnElsewhere = (stages: readonly Stage[], last: Stage): boolean =>
  stages.slice(stages.indexOf(last) + 1).some(({ name, status }) => name === 'other' && status !== 'locked');

/** An assessment that nobody goes on with, although there is no certificate: a form was rejected, or the result stands. */
export const hasEnded = (stages: readonly Stage[]): boolean => {
  const last = lastDone(stages);
  return (
    presentStage(stages) === null && last !== undefined && last.name !== 'certificate' && !goesOnElsewhere(stages, last)
  );
};

/** The last stage that is known and done. */
export const lastDone = (stages: readonly Stage[]): Stage | undefined =>
  stages.findLast(({ name, status }) => status === 'done' && name !== 'other');

/** A form that was not accepted: the assessment ended with it. The server has no status of its own for that. */
export const isRejected = (stages: readonly Stage[], stage: Stage): boolean =>
  (stage.name === 'apl01' || stage.name === 'apl02') && hasEnded(stages) && lastDone(stages) === stage;

/** How many stages are behind the candidate, those that were not needed included; a form that was not accepted is not. */
export const doneCount = (stages: readonly Stage[]): number =>
  stages.filter((stage) => (stage.status === 'done' && !isRejected(stages, stage)) || isPassedBy(stages, stage)).length;
