import { describe, expect, it } from 'vitest';
import { doneCount, isPassedBy } from '../../../../src/domain/assessment/progress.ts';
import { reachableStates, stagesOf } from '../../../builders/reachable-states.ts';

const stagesIn = (wanted: (...status: string[]) => boolean) => {
  const found = reachableStates
    .map(([, state]) => stagesOf(state))
    .find((stages) => wanted(...stages.map(({ status }) => status)));
  if (!found) throw new Error('There is no such state.');
  return found;
};

describe('the progress of an assessment', () => {
  it('counts no form that was not accepted, with which it ended', () => {
    const stages = stagesIn(
      (agreement, apl01, apl02) => agreement === 'done' && apl01 === 'done' && apl02 === 'locked',
    );
    expect(doneCount(stages)).toBe(1);
  });

  it('needs no appeal any more as soon as the feedback on a competent result is open', () => {
    const stages = stagesIn(
      (...[, , , , result, appeal, feedback]) => result === 'done' && appeal === 'locked' && feedback === 'open',
    );
    const appeal = stages.find(({ name }) => name === 'appeal');
    expect(appeal && isPassedBy(stages, appeal)).toBe(true);
    expect(doneCount(stages)).toBe(6);
  });
});
