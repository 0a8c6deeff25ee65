import { expect, test } from 'vitest';
import { messageProblems } from '../../../../src/domain/information/message.ts';

const fine = { subject: 'question', trxId: '', text: 'Kapan jadwal berikutnya?', email: 'a@contoh.example' } as const;

test('a message needs a subject, enough text and an address for the answer', () => {
  expect(messageProblems(fine)).toEqual({ subject: null, text: null, email: null });
  expect(messageProblems({ subject: '', trxId: '', text: ' ', email: '' })).toEqual({
    subject: 'required',
    text: 'required',
    email: 'required',
  });
});

test.each([
  [19, 'tooShort'],
  [20, null],
  [4000, null],
  [4001, 'tooLong'],
])('a message of %i characters is %s, an emoji counts as one', (length, problem) => {
  expect(messageProblems({ ...fine, text: '🙂'.repeat(length) }).text).toBe(problem);
});

test.each(['a', 'a@b', 'a b@contoh.example', `${'a'.repeat(250)}@contoh.example`])('%s is no address', (email) => {
  expect(messageProblems({ ...fine, email }).email).toBe('notEmail');
});

test('an address with 255 characters and spaces around it is valid, as at the sign-up', () => {
  const email = ` ${'a'.repeat(255 - '@contoh.example'.length)}@contoh.example `;
  expect(messageProblems({ ...fine, email }).email).toBeNull();
});
