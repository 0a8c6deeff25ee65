import { describe, expect, it } from 'vitest';
import { choiceProblem, emptyChoice, isAwaited } from '../../../src/ui/signature/signature-choice.ts';

const waiting = 'Tunggu sebentar, tanda tangan profil sedang dimuat';
const byHand = { ...emptyChoice, source: 'new' } as const;

describe('what is missing before a form is signed', () => {
  it('is patience, while it is not known whether the profile has a signature', () => {
    expect(choiceProblem(emptyChoice, undefined)).toBe(waiting);
    expect([isAwaited(waiting, undefined), isAwaited(waiting, 'data:,'), isAwaited(waiting, null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is nothing with the signature of the profile', () => {
    expect(choiceProblem(emptyChoice, 'data:,')).toBeUndefined();
  });

  it.each([
    ['without one in the profile', emptyChoice, null],
    ['with a new one', byHand, 'data:,'],
    ['with a new one before the profile is there', byHand, undefined],
  ])('is what the drawing lacks %s', (_, choice, profileSignature) => {
    const problem = choiceProblem(choice, profileSignature);
    expect(problem).toBe('Gambar tanda tangan Anda di dalam kotak');
    expect(isAwaited(problem, 'data:,')).toBe(false);
  });
});
