import { expect, it } from 'vitest';
import { nameInCapitals } from '../../../src/domain/person-name.ts';

it.each([
  ['siti rahma', 'Siti Rahma'],
  ["nur'aini  d. putri ", "Nur'aini D. Putri"],
  ['élodie', 'Élodie'],
  ['siti-nur', 'Siti-Nur'],
])('the name "%s" in small letters only was probably meant as "%s"', (typed, meant) => {
  expect(nameInCapitals(typed)).toBe(meant);
});

it.each(['Siti Rahma', 'SITI RAHMA', 'siti Rahma', 'ナディア', '', '  '])(
  'the name "%s" has capitals, or a script without them, and is not asked about',
  (typed) => {
    expect(nameInCapitals(typed)).toBeNull();
  },
);
