import { expect, it } from 'vitest';
import { shownName } from '../../../../src/domain/account/candidate.ts';

it('a candidate is called by the name, and by the e-mail where no name is known', () => {
  const email = 'ayu@contoh.example';
  expect([shownName({ fullname: 'Ayu', email }), shownName({ fullname: '', email })]).toEqual(['Ayu', email]);
});
