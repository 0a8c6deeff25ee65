import { describe, expect, it } from 'vitest';
import { inspectFile, prepareFile } from '../../../../src/application/files/prepare-file.ts';
import type { FileLimits } from '../../../../src/domain/files/file-rules.ts';

const limits: FileLimits = { maxKb: 1, kinds: ['pdf', 'jpeg', 'png'] };
const jpegOf = (size: number, name = 'foto.JPEG') => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xfe, (size - 6) >> 8, (size - 6) & 255]); // one JPEG comment that fills the file up to its end
  bytes.set([0xff, 0xd9], size - 2);
  return new File([bytes], name, { type: 'image/jpeg', lastModified: 7 });
};

const prepare = (file: File, shrunk: Blob | null = new Blob(['kecil']), given = limits) =>
  prepareFile({ scaler: { shrink: async () => shrunk } })(file, given);

describe('a chosen file', () => {
  it('over the limit becomes a smaller JPEG with the name and the day of the picture', async () => {
    const { file, shrunkFrom } = await prepare(jpegOf(1_001));
    expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
      'foto.JPEG',
      'image/jpeg',
      7,
      'kecil',
    ]);
    expect(shrunkFrom).toBe(1_001);
  });

  it('within the limit is not encoded again, but loses its metadata', async () => {
    const { file, shrunkFrom } = await prepare(jpegOf(1_000));
    expect([file.name, file.type, file.lastModified, file.size]).toEqual(['foto.JPEG', 'image/jpeg', 7, 4]);
    expect(shrunkFrom).toBeNull();
  });

  it('stays as it is when it does not fit, is no picture, is not accepted as JPEG, or cannot be read', async () => {
    const large = jpegOf(1_001);
    const pdf = new File(['%PDF-1.7'.padEnd(2_000)], 'a.pdf');
    const gone = Object.assign(jpegOf(1_001), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    const broken = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 9)], 'rusak.jpg');
    expect((await prepare(pdf)).file).toBe(pdf);
    expect((await prepare(gone)).file).toBe(gone);
    expect((await prepare(broken)).file).toBe(broken);
    expect((await prepare(large, new Blob(['kecil']), { ...limits, kinds: ['pdf'] })).file).toBe(large);
    expect((await prepare(large, null)).shrunkFrom).toBeNull();
  });
});

describe('a look at a chosen file', () => {
  const look = inspectFile({ inspector: { faultOf: async () => 'blurred' } });

  it('finds the fault of a picture, under any name', async () => {
    expect(await look(jpegOf(900))).toBe('blurred');
    expect(await look(new File([jpegOf(900)], 'ijazah.pdf'))).toBe('blurred');
  });

  it('finds nothing in a file that is no picture or cannot be read', async () => {
    const gone = Object.assign(jpegOf(900), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    expect(await look(new File(['PK\u0003\u0004'], 'ijazah.jpg'))).toBeNull();
    expect(await look(gone)).toBeNull();
  });

  it('finds a PDF broken if it lacks its end, however long it is', async () => {
    const page = 'x'.repeat(5_000);
    expect(await look(new File(['%PDF-1.7\n', page], 'ijazah.pdf'))).toBe('broken');
    expect(await look(new File(['%PDF-1.7\n', page, '\n%%EOF\n'], 'ijazah.pdf'))).toBeNull();
  });
});
