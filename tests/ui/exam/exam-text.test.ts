import { expect, it } from 'vitest';
import { assessorAtEnd } from '../../../src/ui/exam/exam-text.ts';

it.each([
  ['Ir. Contoh, M.M.', 'asesor Ir. Contoh, M.M.'],
  ['Contoh', 'asesor Contoh.'],
  ['', 'asesor.'],
])('a sentence that ends with the assessor "%s" has one full stop', (name, end) => {
  expect(assessorAtEnd(name)).toBe(end);
});
