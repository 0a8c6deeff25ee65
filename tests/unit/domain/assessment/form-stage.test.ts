import { describe, expect, it } from 'vitest';
import { standingByStage, statusByStage } from '../../../../src/domain/assessment/form-stage.ts';
import type { Stage } from '../../../../src/domain/assessment/timeline.ts';

const stage = (rest: Partial<Stage>): Stage => ({
  ...{ name: 'apl01', status: 'locked', since: null, waitingFor: null, note: null, due: null },
  ...rest,
});

describe('a form by its stage', () => {
  it.each<[Partial<Stage>, string]>([
    [{ status: 'open', waitingFor: 'candidate' }, 'draft'],
    [{ status: 'open', waitingFor: null }, 'draft'],
    [{ status: 'open', waitingFor: 'admin' }, 'locked'],
    [{ status: 'returned', waitingFor: 'candidate' }, 'returned'],
    [{ status: 'submitted', waitingFor: 'admin' }, 'submitted'],
    [{ status: 'locked' }, 'locked'],
    [{ status: 'unknown', word: 'diajukan' }, 'unknown'],
  ])('that is %j stands as %s', (fields, status) => {
    expect(statusByStage([stage(fields)], 'apl01')).toBe(status);
  });

  it('that is done was accepted, unless the assessment ended with it', () => {
    const done = stage({ status: 'done' });
    const apl02 = (status: Stage['status']) => stage({ name: 'apl02', status });
    expect(statusByStage([done, apl02('open')], 'apl01')).toBe('approved');
    expect(statusByStage([done, apl02('locked')], 'apl01')).toBe('rejected');
    expect(statusByStage([done, apl02('unknown')], 'apl01')).toBe('approved');
  });

  it('is unknown without its stage', () => {
    expect(statusByStage([], 'apl01')).toBe('unknown');
  });

  it('keeps the status that it has itself, and one that no stage explains', () => {
    const open = [stage({ status: 'open' })];
    expect(standingByStage({ status: 'submitted' }, open, 'apl01')).toEqual({ status: 'submitted' });
    expect(standingByStage({ status: 'unknown', statusWord: 'baru' }, open, 'apl01')).toEqual({
      status: 'draft',
      statusWord: 'baru',
    });
    expect(standingByStage({ status: 'unknown' }, [stage({})], 'apl01')).toEqual({ status: 'unknown' });
  });
});
