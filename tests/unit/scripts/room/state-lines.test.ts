import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { againLine, continuedLines, worldLine } from '../../../../scripts/room/state-lines.mjs';

it('the terminal says where the world is, and whether it goes on', () => {
  expect(worldLine('kelas.jsonl', null)).toBe('Dunia kelas disimpan di kelas.jsonl.');
  expect(worldLine('kelas.jsonl', '2026-11-26T03:12:00.000Z')).toBe(
    'Dunia kelas disimpan di kelas.jsonl dan dilanjutkan dari sana; mulai baru dengan --new.',
  );
});

it('a class that goes on says so first: since when it was not used, what --at does, and how to begin a new one', () => {
  const used = '2026-11-26T03:12:00.000Z';
  expect(continuedLines(null, true)).toEqual([]);
  expect(continuedLines(used, false)).toEqual([
    'Kelas yang lama dilanjutkan, terakhir dipakai Kamis, 26 November 2026 pukul 10.12 WIB.',
    'Untuk kelas baru: hentikan dengan Ctrl+C, lalu jalankan lagi dengan --new. Yang lama disimpan.',
  ]);
  expect(continuedLines(used, true)[1]).toBe(
    '--at diabaikan untuk akun yang sudah ada: setiap peserta tetap di langkahnya.',
  );
});

it('the terminal says with which command a class goes on, also after --new', () => {
  expect(againLine(false)).toBe('Dengan perintah yang sama kelas dilanjutkan.');
  expect(againLine(true)).toBe('Dengan perintah yang sama tanpa --new kelas dilanjutkan.');
});
