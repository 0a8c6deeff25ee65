import type { Stage } from '../../src/domain/assessment/timeline.ts';

export const aStage = (name: Stage['name'], rest: Partial<Stage> = {}): Stage => ({
  name,
  status: 'locked',
  since: null,
  waitingFor: null,
  note: null,
  due: null,
  ...rest,
});
