import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortFileName } from '../../../../src/ui/kit/components/media/file-name-text.ts';

const anyName = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('a file name that is too long', () => {
  it.each([
    ['Ijazah-S1-Teknik-Informatika-Siti-Rahmawati.pdf', 'Ijazah-S1-Teknik-Info…wati.pdf'],
    ['laporan-praktik-kerja-lapangan-2026-03-02 (2).docx', 'laporan-praktik-kerj…(2).docx'],
    ['x'.repeat(40), `${'x'.repeat(25)}…xxxx`],
    [`${'x'.repeat(30)}.berkas-penting`, `${'x'.repeat(25)}…ting`],
    [`.${'x'.repeat(40)}`, `.${'x'.repeat(24)}…xxxx`],
  ])('is shortened in the middle: %s (fault matrix 80)', (name, short) => {
    expect(shortFileName(name)).toBe(short);
  });

  it('has at most 30 characters and keeps its ending; a shorter one stays as it is (fault matrix 80)', () => {
    const endings = fc.stringMatching(/^\.[a-z0-9]{1,7}$/);
    fc.assert(
      fc.property(anyName, endings, (start, ending) => {
        const name = `a${start}${ending}`;
        const short = shortFileName(name);
        expect([...short].length).toBeLessThanOrEqual(30);
        expect(short.endsWith(ending)).toBe(true);
        if ([...name].length <= 30) expect(short).toBe(name);
        expect(short).not.toMatch(/\p{Surrogate}/u);
      }),
      {
        examples: [
          ['👩‍🏫'.repeat(20), '.pdf'],
          ['n\u0301'.repeat(30), '.pdf'],
        ],
      },
    );
  });
});
