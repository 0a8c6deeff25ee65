import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { againLine, worldLine } from '../../../scripts/room/state-lines.mjs';

it.each([
  ['a new class', { goesOn: false, atGiven: true }, 'Dunia kelas disimpan di kelas.jsonl.'],
  [
    'a class that goes on',
    { goesOn: true, atGiven: false },
    'Dunia kelas disimpan di kelas.jsonl dan dilanjutkan dari sana; mulai baru dengan --new.',
  ],
  [
    'a class that goes on, with --at',
    { goesOn: true, atGiven: true },
    'Dunia kelas disimpan di kelas.jsonl dan dilanjutkan dari sana; --at diabaikan untuk akun yang sudah ada; mulai baru dengan --new.',
  ],
])('the terminal says where the world is: %s', (_, state, line) => {
  expect(worldLine('kelas.jsonl', state)).toBe(line);
});

it('the terminal says with which command a class goes on, also after --new', () => {
  expect(againLine(false)).toBe('Dengan perintah yang sama kelas dilanjutkan.');
  expect(againLine(true)).toBe('Dengan perintah yang sama tanpa --new kelas dilanjutkan.');
});
