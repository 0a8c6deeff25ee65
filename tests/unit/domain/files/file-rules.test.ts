import { describe, expect, it } from 'vitest';
import { type FileKind, fileProblem } from '../../../../src/domain/files/file-rules.ts';
import { photoLimits, signatureLimits } from '../../../../src/domain/files/upload-limits.ts';
import { pdfHead, pngHead, webpHead } from '../../../builders/images.ts';

const every: FileKind[] = ['pdf', 'jpeg', 'png', 'webp', 'zip', 'mp4'];
const bytes = (list: readonly number[]) => Uint8Array.from(list);
const limits = { maxKb: 500, kinds: every };
const judged = (name: string, head: readonly number[], size = 1000, kinds = every) =>
  fileProblem({ name, size, head: bytes(head) }, { ...limits, kinds });

describe('the size of a file', () => {
  it('may be exactly the limit, and not one byte more; 1 KB is 1000 bytes (fault matrix 45) [5.file.kilobyte]', () => {
    const sized = (size: number) => judged('a.png', pngHead, size);
    expect([1, 499_999, 500_000, 500_001].map(sized)).toEqual([null, null, null, 'tooLarge']);
    expect(photoLimits.maxKb * 1000).toBe(500_000);
    expect(signatureLimits.maxKb * 1000).toBe(500_000);
  });

  it('may not be zero (fault matrix 46)', () => {
    expect(judged('a.png', [], 0)).toBe('empty');
  });
});

describe('the type of a file (fault matrix 47)', () => {
  it('must be one of the allowed ones', () => {
    expect(judged('a.pdf', pdfHead, 10, ['png'])).toBe('wrongType');
    expect(judged('a.png', pngHead, 10, ['png'])).toBeNull();
  });

  it.each([
    ['a script', 'a.png', Array.from('<script>alert(1)', (letter) => letter.charCodeAt(0))],
    ['an SVG', 'a.png', Array.from('<svg xmlns="h', (letter) => letter.charCodeAt(0))],
    ['RIFF that is no WebP', 'a.webp', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x41, 0x56, 0x45]],
    ['WEBP that is not in RIFF', 'a.webp', [0x52, 0x49, 0x46, 0x58, ...webpHead.slice(4)]],
    ['a head that is cut', 'a.png', pngHead.slice(0, 7)],
  ])('is wrong for %s', (_, name, head) => {
    expect(judged(name, head)).toBe('wrongType');
  });
});
