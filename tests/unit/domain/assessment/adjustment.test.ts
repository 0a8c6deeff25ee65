import { describe, expect, it } from 'vitest';
import { otherNeedProblem, tidiedAdjustments } from '../../../../src/domain/assessment/adjustment.ts';

describe('a request for adjustments', () => {
  it('needs a description for another need, at most 500 characters', () => {
    expect(otherNeedProblem({ needs: ['other'], other: '  ' })).toBe('required');
    expect(otherNeedProblem({ needs: ['other'], other: `${'a'.repeat(499)}😀 ` })).toBeNull();
    expect(otherNeedProblem({ needs: ['other'], other: 'a'.repeat(501) })).toBe('tooLong');
    expect(otherNeedProblem({ needs: ['reader'], other: '' })).toBeNull();
  });

  it('is sent with each need once, in the order of the form, and without a description that belongs to no need', () => {
    expect(tidiedAdjustments({ needs: ['reader', 'extra_time', 'reader'], other: 'kursi' })).toEqual({
      needs: ['extra_time', 'reader'],
      other: '',
    });
    expect(tidiedAdjustments({ needs: ['other'], other: ' kursi ' }).other).toBe('kursi');
  });
});
