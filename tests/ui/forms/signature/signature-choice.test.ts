import { describe, expect, it } from 'vitest';
import { choiceProblem, emptyChoice, isAwaited } from '../../../../src/ui/forms/signature/signature-choice.ts';

const waiting = 'Tunggu sebentar, tanda tangan profil sedang dimuat';
const byHand = { ...emptyChoice, source: 'new' } as const;

describe('the problem of a form before it is signed', () => {
  it('is a wait while it is unknown whether the profile has a signature', () => {
    expect(choiceProblem(emptyChoice, undefined)).toBe(waiting);
    expect([isAwaited(waiting, undefined), isAwaited(waiting, 'data:,'), isAwaited(waiting, null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is none with the signature of the profile', () => {
    expect(choiceProblem(emptyChoice, 'data:,')).toBeUndefined();
  });

  it.each([
    ['without one in the profile', emptyChoice, null],
    ['with a new one', byHand, 'data:,'],
    ['with a new one before the profile is there', byHand, undefined],
  ])('is the missing drawing %s', (_, choice, profileSignature) => {
    const problem = choiceProblem(choice, profileSignature);
    expect(problem).toBe('Gambar tanda tangan Anda di dalam kotak');
    expect(isAwaited(problem, 'data:,')).toBe(false);
  });
});
