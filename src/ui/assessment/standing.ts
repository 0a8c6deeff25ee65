import type { Stage } from '../../domain/assessment/timeline.ts';

/** A locked stage that the assessment went on without, such as an appeal that nobody needed. */
export const isPassedBy = (stages: readonly Stage[], stage: Stage): boolean =>
  stage.status === 'locked' && stages.slice(stages.indexOf(stage) + 1).some(({ status }) => status === 'done');

/** The first stage that is under way, or null when there is none. */
export const presentStage = (stages: readonly Stage[]): Stage | null =>
  stages.find(({ status }) => status !== 'done' && status !== 'locked') ?? null;

/** How many stages are behind the candidate, those that were not needed included. */
export const doneCount = (stages: readonly Stage[]): number =>
  stages.filter((stage) => stage.status === 'done' || isPassedBy(stages, stage)).length;
