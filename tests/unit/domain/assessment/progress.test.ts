import { describe, expect, it } from 'vitest';
import { doneCount, hasEnded, isPassedBy, presentStage } from '../../../../src/domain/assessment/progress.ts';
import { reachableStates, stagesOf } from '../../../builders/reachable-states.ts';

const stagesIn = (wanted: (...status: string[]) => boolean) => {
  const found = reachableStates
    .map(([, state]) => stagesOf(state))
    .find((stages) => wanted(...stages.map(({ status }) => status)));
  if (!found) throw new Error('There is no such state.');
  return found;
};

const aStage = { since: null, waitingFor: null, note: null, due: null };

describe('the progress of an assessment', () => {
  it('counts no form that was not accepted, with which it ended', () => {
    const stages = stagesIn(
      (agreement, apl01, apl02) => agreement === 'done' && apl01 === 'done' && apl02 === 'locked',
    );
    expect(doneCount(stages)).toBe(1);
  });

  it('is at a stage whose status is not known, which passes by none before it', () => {
    const stages = [
      { ...aStage, name: 'agreement', status: 'done' },
      { ...aStage, name: 'apl01', status: 'locked' },
      { ...aStage, name: 'apl02', status: 'unknown' },
      { ...aStage, name: 'other', title: 'Pleno', status: 'done' },
    ] as const;
    expect([hasEnded(stages), isPassedBy(stages, stages[1]), presentStage(stages)?.name]).toEqual([
      false,
      false,
      'apl02',
    ]);
    expect(hasEnded([stages[0], { ...aStage, name: 'other', title: 'Pleno', status: 'open' }])).toBe(false);
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
