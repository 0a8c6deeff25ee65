import { describe, expect, it } from 'vitest';
import { blockersOf, type Stage, stageNames } from '../../../../src/domain/assessment/timeline.ts';

const stage = (rest: Partial<Stage>): Stage => ({
  name: 'agreement',
  status: 'locked',
  since: null,
  waitingFor: null,
  note: null,
  due: null,
  ...rest,
});

it('the stages of an assessment are agreement, APL 01, APL 02, exam, result, appeal or feedback, and certificate [4.assessment.flow]', () => {
  const flow = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'];
  expect(stageNames).toEqual(flow);
});

describe('blockersOf', () => {
  it('are the unfinished, opened stages before a locked one', () => {
    const done = stage({ name: 'agreement', status: 'done' });
    const submitted = stage({ name: 'apl01', status: 'submitted', waitingFor: 'admin' });
    const between = stage({ name: 'apl02' });
    const locked = stage({ name: 'exam' });
    const after = stage({ name: 'result', status: 'open' });
    expect(blockersOf([done, submitted, between, locked, after], locked)).toEqual([submitted]);
  });
});
