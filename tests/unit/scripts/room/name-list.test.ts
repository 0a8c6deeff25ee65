import fc from 'fast-check';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { readNameList } from '../../../../scripts/room/name-list.mjs';
import { runs } from '../../../runs.ts';

const readNames = (bytes: Buffer): string[] => readNameList(bytes).names;

/** Only the accented letters of these tests, because Node does not write MacRoman. */
const macRoman = (text: string) =>
  Buffer.from([...text].map((sign) => ({ é: 0x8e, É: 0x83, ñ: 0x96, ë: 0x91, '’': 0xd5 })[sign] ?? sign.charCodeAt(0)));

const windows = (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1');

const people = ['Renée D’Costa', 'Muhammad Nur', 'Sri Contoh, S.Kom.', 'JOSÉ DA COSTA'];
const semicolons = `No;Nama Peserta;Email\r\n${people.map((name, index) => `${index + 1};${name};${index}@contoh.example\r\n`).join('')}`;
const commas = `No,Nama Peserta,Email\n${people.map((name, index) => `${index + 1},"${name}","Jl. Melati\nNo. ${index}"\n`).join('')}`;
const zip = [0x50, 0x4b, 3, 4];
const lines = (end: string) => people.map((name) => `${name}${end}`).join('');

it.each<[string, Buffer, string[], RegExp?]>([
  ['Excel, CSV UTF-8, Indonesian settings', Buffer.from(`\uFEFF${semicolons}`), people],
  ['Excel, CSV UTF-8 without a mark', Buffer.from(semicolons), people],
  ['Excel, CSV (ANSI)', windows(semicolons), people, /Windows lama.*Renée D’Costa, JOSÉ DA COSTA/],
  ['Excel, Unicode Text', Buffer.from(`\uFEFF${semicolons.replaceAll(';', '\t')}`, 'utf16le'), people],
  ['Excel, CSV with English settings', Buffer.from(`\uFEFF${commas.replaceAll('\n', '\r\n')}`), people],
  ['Excel, a table that tells its separator', Buffer.from(`sep=;\r\n${semicolons}`), people],
  ['LibreOffice, commas and cells of two lines', Buffer.from(commas), people],
  ['an old Mac, CR alone', Buffer.from(lines('\r')), people],
  ['an old Mac, MacRoman', macRoman(semicolons.replaceAll('\r\n', '\r')), people, /Mac lama.*Renée/],
  ['MacRoman with other ends of lines', macRoman(semicolons), people, /Mac lama.*Renée/],
  ['MacRoman whose letters are signs in ANSI', macRoman('Peña\nNoël\n'), ['Peña', 'Noël'], /Mac lama.*Peña, Noël/],
  ['a text editor, one name per line', Buffer.from(lines('\n')), people],
  ['one column headed Peserta', Buffer.from(`Peserta\r\n${lines('\r\n')}`), people],
  ['a numbered list', Buffer.from(people.map((name, index) => `${index + 1}. ${name}\n`).join('')), people],
  ['a title and empty rows above the headings', Buffer.from(`DAFTAR HADIR;;\r\n;;\r\n\r\n${semicolons};;\r\n`), people],
  ['a name of the school before the name', Buffer.from('Nama Sekolah;Nama\nSMK 1;Sri Contoh\n'), ['Sri Contoh']],
  [
    'the same name twice',
    Buffer.from('Sri Contoh\nBudi\nSri Contoh\n'),
    ['Sri Contoh', 'Budi', 'Sri Contoh'],
    /sekali.*Sri/,
  ],
  ['blank lines between', Buffer.from('\n\nSri Contoh\n \n\nBudi\n\n'), ['Sri Contoh', 'Budi']],
])('the names of a class are read from a list by %s (fault matrix 104)', (_, bytes, names, remark) => {
  expect(readNameList(bytes)).toEqual({ names, remarks: remark ? [expect.stringMatching(remark)] : [] });
});

it.each([
  ['a list', 'Sri Contoh\nBudi Contoh\n\n', ['Sri Contoh', 'Budi Contoh']],
  ['a table with a heading', '\uFEFFNama,Email\r\nSri Contoh,sri@contoh.example\r\n', ['Sri Contoh']],
  ['a table of an Indonesian spreadsheet', 'nama;kelas\nSri Contoh;A\n', ['Sri Contoh']],
  ['quoted names', '"Contoh, Sri ""Ayu""",x\n', ['Contoh, Sri "Ayu"']],
  ['a quotation mark that does not end', '"Sri" Ayu;A\n"Budi;B\n', ['"Sri" Ayu', '"Budi']],
  ['a name that is too long', `${'a'.repeat(80)}\n`, ['a'.repeat(60)]],
  ['a table that tells another separator', 'sep=|\r\nNama|Kelas\r\nContoh, Sri|A\r\n', ['Contoh, Sri']],
  ['names with signs that nobody sees', 'Rene\u0301e\u200B\u00A0 Contoh\n\u200B\n', ['Renée Contoh']],
])('the names of a class are read from %s, in every encoding that says its name', (_, text, names) => {
  expect(readNames(Buffer.from(text))).toEqual(names);
  const plain = text.replace('\uFEFF', '');
  expect(readNames(Buffer.from(`\uFEFF${plain}`))).toEqual(names);
  expect(readNames(Buffer.from(`\uFEFF${plain}`, 'utf16le'))).toEqual(names);
  expect(readNames(Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16())).toEqual(names);
});

it.each([
  ['a workbook of Excel', Buffer.from([...zip, 0x14, 0, 0xff]), /\.xlsx\).*CSV UTF-8/],
  ['an old workbook of Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls\).*CSV UTF-8/],
  ['a spreadsheet of LibreOffice', Buffer.from([...zip, 0x0a, 0, 0]), /\.ods\).*Text CSV/],
  ['a web page that is called .xls', Buffer.from('<html><table>'), /halaman web.*CSV/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDF.*CSV/],
  ['UTF-16 without a mark', Buffer.from('Sri Contoh\n', 'utf16le'), /bukan teks UTF-8.*CSV UTF-8/],
  ['bytes of no known encoding', Buffer.from([0x53, 0x81, 0xff, 0xd0, 0x0a]), /bukan teks UTF-8/],
  ['an empty file', Buffer.from(''), /kosong.*satu nama per baris/],
  ['a heading alone', Buffer.from('No;Nama\r\n;\r\n'), /kosong/],
  ['a table whose heading is unknown', Buffer.from('No;Siswi\n1;Sri\n2;Ani\n'), /"1".*bukan nama.*judul "Nama"/],
])('a list of names that is %s is refused with what to do (fault matrix 104)', (_, bytes, message) => {
  expect(() => readNames(bytes)).toThrow(message);
});

/** Quotes a cell as spreadsheets do. */
const cell = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

it('every name that a spreadsheet writes, with commas, quotes, accents and titles, is read as it was, wherever its column is', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ'’.-]{0,8}[A-Za-zÀ-ÖØ-öø-ÿ]$/);
  const title = fc.constantFrom('', ', S.Kom.', ', S.T., M.Kom.', ' "Ayu"', ' (Budi)', '; S.E.');
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), title)
    .map(([words, end]) => `${words.join(' ')}${end}`);
  const table = fc.record({
    names: fc.array(name, { minLength: 1, maxLength: 12 }),
    separator: fc.constantFrom(';', ',', '\t'),
    end: fc.constantFrom('\r\n', '\n', '\r'),
    before: fc.constantFrom([], ['No'], ['No', 'Kelas']),
    beside: fc.constantFrom('A', 'Jl. Melati, No. 1', 'satu\ndua', ''),
    encoding: fc.constantFrom('utf8', 'utf16le') as fc.Arbitrary<'utf8' | 'utf16le'>,
  });
  fc.assert(
    fc.property(table, ({ names, separator, end, before, beside, encoding }) => {
      const rows = [
        [...before, 'Nama Peserta', 'Alamat'],
        ...names.map((each, index) => [...before.map(() => String(index + 1)), each, beside]),
      ];
      const text = rows.map((row) => row.map((each) => cell(each, separator)).join(separator) + end).join('');
      expect(readNames(Buffer.from(`\uFEFF${text}`, encoding))).toEqual(names.map((each) => each.normalize('NFC')));
    }),
    { numRuns: runs(300, 20_000) },
  );
});
