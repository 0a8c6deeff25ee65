import { Told } from '../told.mjs';

const asCsv =
  'Di Excel: Simpan Sebagai › "CSV UTF-8 (dipisahkan koma)". Di LibreOffice: Simpan Sebagai › "Text CSV". Di Google Spreadsheet: File › Download › CSV. Lalu pakai file .csv itu.';

/** The first bytes of files that are not text. */
const kinds = [
  ['PK\x03\x04', 'buku kerja Excel (.xlsx) atau LibreOffice (.ods)'],
  ['\xd0\xcf\x11\xe0', 'buku kerja Excel lama (.xls)'],
  ['<', 'halaman web atau XML, walau namanya mungkin .xls'],
  ['%PDF', 'PDF'],
  ['{\\rtf', 'dokumen RTF'],
];

const refuseOtherKinds = (bytes) => {
  const head = bytes.subarray(0, 200).toString('latin1').replace(/^ï»¿/, '').trimStart();
  const [, kind] = kinds.find(([begin]) => head.startsWith(begin)) ?? [];
  if (kind) throw new Told(`Daftar nama ini tidak dapat dibaca: ini ${kind}, bukan teks. ${asCsv}`);
};

const decoded = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Some versions of Node read `windows-1252` as Latin 1, which has nothing here. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const readWindows = (bytes) =>
  [...bytes.toString('latin1')].map((sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign).join('');

const readMac = (bytes) => decoded(bytes, 'macintosh');

/** Letters and apostrophes of names, and no capital within a word: what the wrong one of two old encodings does not give. */
const isPlausible = (text) =>
  /^[\p{ASCII}\xa0À-ÖØ-öø-ÿŒœŠšŽžŸ’´]*$/u.test(text) && !/[à-öø-ÿœšž]\p{Lu}|\p{Ll}[À-ÖØ-ÞŒŠŽŸ]/u.test(text);

/** The text and, if the file does not say its encoding, the name of the guessed one. */
const textOf = (bytes) => {
  refuseOtherKinds(bytes);
  const [first, second] = bytes;
  const told =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = decoded(bytes, told);
  if (text !== null && !text.includes('\0')) return { text };
  const ofMac = [readMac, 'Mac lama (MacRoman)'];
  const ofWindows = [readWindows, 'Windows lama (ANSI)'];
  const isMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
  for (const [readOld, guessed] of told !== 'utf-8' || bytes.includes(0)
    ? []
    : isMac
      ? [ofMac, ofWindows]
      : [ofWindows, ofMac]) {
    const old = readOld(bytes);
    if (old !== null && isPlausible(old)) return { text: old, guessed };
  }
  throw new Told(`Daftar nama ini tidak dapat dibaca: bukan teks UTF-8. ${asCsv}`);
};

/** The rows of a table, in which quoted cells may hold separators and line breaks. */
const rowsOf = (text, separator) => {
  const rows = [[]];
  const cells = new RegExp(` *"((?:[^"]|"")*)" *(?=${separator}|[\\r\\n]|$)|`, 'y');
  const plain = new RegExp(`(?:(?!${separator})[^\\r\\n])*`, 'y');
  const next = new RegExp(`${separator}|\\r\\n|\\r|\\n`, 'y');
  for (let at = 0; ; ) {
    cells.lastIndex = at;
    const [all, quoted] = cells.exec(text);
    plain.lastIndex = at;
    const cell = all === '' ? plain.exec(text)[0] : all;
    rows.at(-1).push(all === '' ? cell : quoted.replaceAll('""', '"'));
    next.lastIndex = at + cell.length;
    const [between] = next.exec(text) ?? [];
    if (between === undefined) return rows;
    if (/[\r\n]/.test(between)) rows.push([]);
    at = next.lastIndex;
  }
};

/** A name without signs that nobody sees. */
const nameOf = (text = '') => {
  const seen = text.normalize('NFC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...seen.replace(/\s+/g, ' ').trim()].slice(0, 60).join('');
};

/** The best heading of a column of names comes first. */
const headings = [
  /^(?:nama|name|full ?name)$/i,
  /^nama (?:lengkap|peserta|asesi|siswa|mahasiswa|karyawan|pegawai)\b/i,
  /^(?:peserta|asesi|siswa|mahasiswa)$/i,
  /^nama\b(?! (?:sekolah|instansi|perusahaan|lembaga|kampus|kelas|ibu|ayah|wali|lsp|skema))/i,
];

/** A title and empty lines may stand above the headings. */
const headingOf = (rows) => {
  for (const [line, row] of rows.slice(0, 10).entries())
    for (const heading of headings) {
      const column = row.findIndex((cell) => heading.test(nameOf(cell)));
      if (column >= 0) return { line, column, isTable: row.length > 1 };
    }
  return null;
};

/** Commas before a space belong to a name with a title, such as "Sri Contoh, S.Kom.", unless the headings are separated by commas. */
const tableOf = (text) => {
  const [line = '', told] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const separators = told === undefined ? ['\\t', ';', ','] : [told.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')];
  const tables = separators.map((separator) => rowsOf(text.slice(line.length), separator));
  const headed = tables.map((rows) => ({ rows, heading: headingOf(rows) }));
  const found = headed.find(({ heading }) => heading?.isTable) ?? headed.find(({ heading }) => heading);
  if (found?.heading?.isTable) return found;
  if (found) return { ...found, rows: rowsOf(text.slice(line.length), '(?!)') };
  const isTable = (rows) =>
    rows.filter((row) => row.length > 1).length > rows.filter((row) => row.length === 1 && row[0].trim()).length;
  const rows = told === undefined ? [...tables.slice(0, 2), rowsOf(text, ',(?! )')].find(isTable) : tables[0];
  return { rows: rows ?? rowsOf(text, '(?!)'), heading: null };
};

const twice = (names) => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];

/**
 * The names in a table or list, from the column headed `nama` or the like, or the first one, with what its reader must look at. A line
 * `sep=;` tells the separator. Throws for what is no text or holds no names.
 */
export const readNameList = (bytes) => {
  const { text, guessed } = textOf(bytes);
  const { rows, heading } = tableOf(text);
  const column = heading?.column ?? 0;
  const names = rows
    .slice(heading ? heading.line + 1 : 0)
    .map((row) => nameOf(row[column]).replace(/^\d+[.)]\s*/, ''))
    .filter(Boolean);
  if (names.length === 0)
    throw new Told('Daftar nama ini kosong. Tulis satu nama per baris, atau di bawah judul "Nama".');
  const wrong = names.find((name) => !/\p{L}/u.test(name));
  if (wrong !== undefined)
    throw new Told(`"${wrong}" dalam daftar nama bukan nama. Beri judul "Nama" di atas kolom nama, lalu simpan lagi.`);
  const accented = names.filter((name) => /\P{ASCII}/u.test(name));
  return {
    names,
    remarks: [
      ...(guessed
        ? [`Daftar ini bukan UTF-8 dan dibaca sebagai ${guessed}. Periksa: ${accented.slice(0, 5).join(', ')}.`]
        : []),
      ...(twice(names).length > 0 ? [`Lebih dari sekali dalam daftar: ${twice(names).slice(0, 5).join(', ')}.`] : []),
    ],
  };
};
