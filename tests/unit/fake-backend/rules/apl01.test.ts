import { expect, test } from 'vitest';
import { requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { jpegHead, pdfHead, pngHead, webpHead } from '../../../builders/images.ts';

const titlesOf = (requirements: string[]) => requirementRows({ requirements }).map(({ id, title }) => [id, title]);

test('a scheme’s own demands come first; KTP, photo and CV stand once, in the scheme’s words where it has some', () => {
  const scheme = ['Fotokopi KTP atau kartu pelajar.', 'Ijazah SMA.', 'Pas foto 3x4 latar merah.'];
  expect(titlesOf(scheme)).toEqual([
    ['dasar-1', 'Ijazah SMA'],
    ['ktp', 'Fotokopi KTP atau kartu pelajar'],
    ['pas-foto', 'Pas foto 3x4 latar merah'],
    ['cv', 'Daftar riwayat hidup (CV)'],
  ]);
});

test('what is wanted only where there is one is optional, and a CV unless the scheme asks for it', () => {
  const optional = (requirements: string[]) =>
    requirementRows({ requirements })
      .filter(({ required }) => !required)
      .map(({ id }) => id);
  expect(optional(['Sertifikat pelatihan bila ada.', 'Ijazah SMA.'])).toEqual(['dasar-1', 'cv']);
  expect(optional(['Daftar riwayat hidup terbaru.'])).toEqual([]);
});

const bytes = (head: readonly number[], size: number) => {
  const all = new Uint8Array(size);
  all.set(head.slice(0, size));
  return all;
};

test.each([
  ['application/pdf', pdfHead],
  ['image/jpeg', jpegHead],
  ['image/png', pngHead],
])('%s is taken by its bytes, up to 2 000 000 of them', (type, head) => {
  expect(judgeDocument(bytes(head, 2_000_000), 'File')).toMatchObject({ kind: 'accepted', type });
  expect(judgeDocument(bytes(head, 2_000_001), 'File')).toEqual({
    kind: 'refused',
    message: 'File tidak boleh berukuran lebih dari 2000 KB.',
  });
});

test('anything else and nothing at all are refused', () => {
  expect(judgeDocument(bytes(webpHead, 40), 'File')).toMatchObject({
    message: 'File harus berupa PDF, JPG, atau PNG.',
  });
  expect(judgeDocument(bytes([], 0), 'File')).toMatchObject({ message: 'File kosong.' });
});
