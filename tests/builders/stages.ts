import type { Stage } from '../../src/domain/assessment/timeline.ts';

/** A stage of an assessment of which the server says no more than this. */
export const aStage = (name: Stage['name'], rest: Partial<Stage> = {}): Stage => ({
  name,
  status: 'locked',
  since: null,
  waitingFor: null,
  note: null,
  due: null,
  ...rest,
});
