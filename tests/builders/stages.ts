import type { Stage } from '../../src/domain/assessment/timeline.ts';

/** A stage with only the required data. */
export const aStage = (name: Stage['name'], rest: Partial<Stage> = {}): Stage => ({
  name,
  status: 'locked',
  since: null,
  waitingFor: null,
  note: null,
  due: null,
  ...rest,
});
