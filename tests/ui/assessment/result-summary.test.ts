import { expect, it } from 'vitest';
import type { AssessmentResult } from '../../../src/domain/assessment/result.ts';
import { summaryText } from '../../../src/ui/assessment/result/result-text.ts';

const said = (competent: boolean, ...units: readonly boolean[]) =>
  summaryText({ competent, units: units.map((each) => ({ competent: each })) } as unknown as AssessmentResult);

it('the sentence about a decision counts units only where the server names them', () => {
  expect(said(true, true, true)).toBe('Anda dinyatakan kompeten pada 2 unit kompetensi skema ini.');
  expect(said(true)).toBe('Anda dinyatakan kompeten pada skema ini.');
  expect(said(false, true, false)).toContain('1 dari 2 unit sudah kompeten');
  expect(said(false)).toBe(
    'Server tidak menyebut keputusan setiap unit. Tanyakan alasannya kepada lembaga sertifikasi.',
  );
});
