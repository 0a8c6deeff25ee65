import { describe, expect, it } from 'vitest';
import { formStatuses, isClosed, isEditable } from '../../../../src/domain/assessment/form-status.ts';

describe('a form of the assessment', () => {
  it('may be changed as a draft and when it came back', () => {
    expect(formStatuses.filter(isEditable)).toEqual(['draft', 'returned']);
  });

  it('is closed when it was sent and while it is not back', () => {
    expect(formStatuses.filter(isClosed)).toEqual(['submitted', 'approved', 'rejected']);
  });

  it('is neither where the server’s word is not known', () => {
    expect([isEditable('unknown'), isClosed('unknown')]).toEqual([false, false]);
  });
});
