import { describe, expect, it } from 'vitest';
import { type Stage, stageBefore, stageNames } from '../../../../src/domain/assessment/timeline.ts';

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

describe('stageBefore', () => {
  const apl02 = stage({ name: 'apl02' });
  const exam = stage({ name: 'exam' });
  const agreement = stage({});

  it('is the one before a locked stage in the order of the server', () => {
    expect(stageBefore([agreement, apl02, exam], exam)).toBe(apl02);
    expect(stageBefore([apl02, agreement, exam], exam)).toBe(agreement);
    expect(stageBefore([exam], exam)).toBeUndefined();
  });

  it('is an appeal only when one was sent', () => {
    const result = stage({ name: 'result' });
    const feedback = stage({ name: 'feedback' });
    const open = stage({ name: 'appeal', status: 'open' });
    const sent = stage({ name: 'appeal', status: 'submitted' });
    expect(stageBefore([result, open, feedback], feedback)).toBe(result);
    expect(stageBefore([result, sent, feedback], feedback)).toBe(sent);
  });
});
