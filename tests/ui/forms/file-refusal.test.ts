import { expect, it } from 'vitest';
import { evidenceLimits } from '../../../src/domain/files/upload-limits.ts';
import { evidenceRefusal, fileRefusal } from '../../../src/ui/forms/file-refusal.ts';

const limits = { maxKb: 500, kinds: ['png'] } as const;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const pngOf = (size: number) => new File([png, new Uint8Array(size - png.length)], 'foto.png');

it('the check accepts a file of exactly the limit and refuses one byte more, in the words of the specification [5.file.too-large] [8.upload.size]', async () => {
  expect(await fileRefusal(pngOf(500_000), limits)).toBeNull();
  expect(await fileRefusal(pngOf(500_001), limits)).toBe('File tidak boleh berukuran lebih dari 500 KB');
});

it('the check of evidence adds to a PDF that is too large that a photo of its page is shrunk', async () => {
  const large = (name: string) =>
    evidenceRefusal(new File(['%PDF-1.7', new Uint8Array(2_000_000)], name), evidenceLimits());
  const sentence = 'File tidak boleh berukuran lebih dari 2.000 KB';
  expect(await large('Ijazah.PDF')).toBe(`${sentence}. Foto halamannya (JPG) juga boleh; kami perkecil sendiri`);
  expect(await large('ijazah.jpg')).toBe(sentence);
  expect(await evidenceRefusal(new File(['%PDF-1.7'], 'kecil.pdf'), evidenceLimits())).toBeNull();
});

it('the check says why it refuses an empty file, or one with content that contradicts its name', async () => {
  expect(await fileRefusal(new File([], 'foto.png'), limits)).toBe('File kosong');
  expect(await fileRefusal(new File(['%PDF-1.7'], 'foto.png'), limits)).toMatch(/^Isi file ini bukan PNG, walau/);
  expect(await fileRefusal(new File(['%PDF-1.7'], 'foto.pdf'), limits)).toBe('Jenis file tidak sesuai');
});

it('the check does not call the kind of a file wrong that the page asks for', async () => {
  const zip = { maxKb: 500, kinds: ['zip', 'jpeg'] } as const;
  expect(await fileRefusal(new File(['kosong'], 'Tugas.ZIP'), zip)).toMatch(/^Isi file ini bukan ZIP, walau/);
  expect(await fileRefusal(new File(['kosong'], 'foto.jpg'), zip)).toMatch(/^Isi file ini bukan JPG, walau/);
  expect(await fileRefusal(new File(['kosong'], 'foto.exe'), zip)).toBe('Jenis file tidak sesuai');
});

it('the check says that a removed file cannot be read (fault matrix 50)', async () => {
  const gone = Object.assign(pngOf(100), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await fileRefusal(gone as unknown as File, limits)).toBe('File tidak dapat dibaca');
});
