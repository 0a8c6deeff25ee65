import { expect, it, test } from 'vitest';
import { guardianProblems } from '../../../../src/domain/own-data/guardian.ts';

const fine = { name: 'Ibu Contoh', relation: 'mother', contact: '081200000000', consent: true } as const;

test('a consent needs a name, a relation, a contact of the guardian and the tick', () => {
  expect(guardianProblems(fine)).toEqual({});
  expect(guardianProblems({ name: '', relation: '', contact: '', consent: false })).toEqual({
    name: 'required',
    relation: 'required',
    contact: 'required',
    consent: 'required',
  });
});

it.each([
  ['ibu@contoh.example', undefined],
  ['+6281200000000', undefined],
  ['021555', 'notContact'],
  ['ibu@contoh', 'notContact'],
])('the contact %s is %s', (contact, problem) => {
  expect(guardianProblems({ ...fine, contact }).contact).toBe(problem);
});
