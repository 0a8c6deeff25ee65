import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfName } from '../../../../src/domain/files/document-name.ts';

test('a document is saved under what it is and its number', () => {
  expect(pdfName('Sertifikat', 'CONTOH 62010 2513 1 0000088 2026')).toBe(
    'Sertifikat-CONTOH-62010-2513-1-0000088-2026.pdf',
  );
});

test('no text makes a name that a file cannot have', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  const property = fc.property(texts, texts, (kind, number) => {
    expect(pdfName(kind, number)).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,100}\.pdf$/);
  });
  fc.assert(property);
});
