import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pdfName } from '../../../../src/domain/files/document-name.ts';
import { shownFileName } from '../../../../src/domain/files/file-name.ts';
import { savedFileName } from '../../../../src/domain/files/saved-file-name.ts';
import { hostileTexts } from '../../../builders/hostile-texts.ts';

const anyName = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' ./\\:\0\u202E\u200B\u0301\uD800', 'CON'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 300,
});
const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]|\u034F|\u115F|\u1160|\u3164|\uFE0F/u;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('the displayed name of a file', () => {
  it.each([
    ['foto\u202Egpj.exe', 'fotogpj.exe'],
    ['ija\u200Bza\u200Ch\u200D\u2060\uFEFF\u00AD.pdf', 'ijazah.pdf'],
    ['laporan\r\nakhir\u2028.pdf', 'laporan akhir .pdf'],
    ['lonceng\u0007\u0000\u007F\u0085.pdf', 'lonceng .pdf'],
    [`ijazah.pdf${'\u00A0'.repeat(80)}.exe`, 'ijazah.pdf .exe'],
    [`a${'\u0301'.repeat(60)}.pdf`, `\u00e1${'\u0301'.repeat(3)}.pdf`],
    ['  tepi.pdf ', 'tepi.pdf'],
    ['', 'Tanpa nama'],
    ['\u200B\u202E', 'Tanpa nama'],
    ['صورة.png', 'صورة.png'],
    ['ไฟล์น้ำ.pdf', 'ไฟล์น้ำ.pdf'],
    ['Ijazah S1 – Ñandú 日本 (2).pdf', 'Ijazah S1 – Ñandú 日本 (2).pdf'],
  ])('%j is %j (fault matrix 80)', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it('is one line without invisible characters, is never empty, and does not change when it is processed again (fault matrix 80)', () => {
    const fits = (name: string) => {
      const shown = shownFileName(name);
      expect(shown).not.toBe('');
      expect(shown).not.toMatch(unseen);
      expect(shown).not.toMatch(/\p{M}{5}|\s{2}|^\s|\s$/u);
      expect(shownFileName(shown)).toBe(shown);
    };
    fc.assert(fc.property(anyName, fits));
    hostileTexts.forEach(fits);
  });
});

describe('the name of a saved file', () => {
  it.each([
    ['Ijazah.pdf', 'application/pdf', 'Ijazah.pdf'],
    ['ijazah.exe', 'application/pdf', 'ijazah.exe.pdf'],
    ['ijazah\u202Efdp.exe', 'application/pdf', 'ijazahfdp.exe.pdf'],
    ['gambar.svg', 'image/png', 'gambar.svg.png'],
    ['jadwal.ics', 'text/calendar;charset=utf-8', 'jadwal.ics'],
    ['arsip.tar.gz', '', 'arsip.tar.gz'],
    ['../../etc/passwd', '', '-..-etc-passwd'],
    ['C:\\Users\\ayu\\foto.png', 'image/png', 'C--Users-ayu-foto.png'],
    ['a<b>:"c"|d?*.pdf', 'application/pdf', 'a-b---c--d--.pdf'],
    ['.htaccess', '', 'htaccess'],
    ['...', 'application/pdf', 'Tanpa nama.pdf'],
    ['ijazah.pdf. . .', 'application/pdf', 'ijazah.pdf'],
    ['CON', '', '_CON'],
    ['Com1.tar.gz', '', '_Com1.tar.gz'],
    ['LPT³ .pdf', 'application/pdf', '_LPT³ .pdf'],
    ['CONTOH.pdf', 'application/pdf', 'CONTOH.pdf'],
    [`${'n'.repeat(300)}.pdf`, 'application/pdf', `${'n'.repeat(196)}.pdf`],
    [`${'😀'.repeat(80)}.pdf`, 'application/pdf', `${'😀'.repeat(49)}.pdf`],
  ])('%j of type %j is %j', (name, type, saved) => {
    expect(savedFileName(name, type)).toBe(saved);
  });

  it('is valid on every system, and shows the type of the file', () => {
    const fits = (name: string) => {
      const saved = savedFileName(name, 'application/pdf');
      expect(saved).toMatch(/[^.]\.pdf$/i);
      expect(saved).not.toMatch(/[\\/:*?"<>|]|^[. ]|[. ]$/);
      expect(saved).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i);
      expect(saved).not.toMatch(unseen);
      expect(bytesOf(saved)).toBeLessThanOrEqual(200);
      expect(savedFileName(saved, 'application/pdf')).toBe(saved);
    };
    fc.assert(fc.property(anyName, fits));
    hostileTexts.forEach(fits);
  });
});

test('a document is saved under its kind and its number', () => {
  expect(pdfName('Sertifikat', 'CONTOH 62010 2513 1 0000088 2026')).toBe(
    'Sertifikat-CONTOH-62010-2513-1-0000088-2026.pdf',
  );
});

test('no text gives a name that a file cannot have', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  const property = fc.property(texts, texts, (kind, number) => {
    expect(pdfName(kind, number)).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,100}\.pdf$/);
  });
  fc.assert(property);
});
