import fs from 'node:fs';
import path from 'node:path';
import { Told } from '../told.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sheet = (accounts, address, qr) => `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<title>Akun kelas simulasi</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); list-style: none; padding: 0; }
  li { border: 1px dashed #74839c; break-inside: avoid; line-height: 1.6; overflow-wrap: anywhere; padding: 1rem; }
  code { font-size: 1.1rem; white-space: nowrap; }
  svg { float: right; width: 6rem; }
</style>
<h1>Akun kelas simulasi</h1>
<ul>
${accounts
  .map(
    ({ email, password, fullname }) =>
      `<li>${qr}<strong>${escaped(fullname)}</strong><br>${escaped(address)}<br>Email: <code>${escaped(email)}</code><br>Kata sandi: <code>${escaped(password)}</code></li>`,
  )
  .join('\n')}
</ul>
</html>
`;

/** A cell that a spreadsheet would run as a formula becomes a text, as in the report of a class. */
const cell = (text) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Semicolons and a byte order mark are what spreadsheets with Indonesian settings expect. */
const table = (accounts, address) => {
  const lines = accounts.map(({ fullname, email, password }) => [fullname, email, password, address]);
  const all = [['nama', 'email', 'kata sandi', 'alamat'], ...lines];
  return `\uFEFF${all.map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`;
};

const textOf = (bytes) => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {}
  throw new Told(
    'Daftar nama ini tidak dapat dibaca: bukan teks UTF-8. Di Excel, pilih Simpan Sebagai › "CSV UTF-8 (dipisahkan koma)", lalu pakai file itu.',
  );
};

const cellsOf = (line, separators) =>
  line.match(new RegExp(`(?:^|[${separators}])\\s*("(?:[^"]|"")*"|[^${separators}]*)`, 'g')).map((each) =>
    each
      .replace(new RegExp(`^[${separators}]`), '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

/** A name without signs that nobody sees. */
const nameOf = (text = '') => {
  const seen = text.normalize('NFC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...seen.replace(/\s+/g, ' ').trim()].slice(0, 60).join('');
};

/** The names in a table or list: those of the column `nama`, or of the first one. A line `sep=;` tells the separator. */
export const readNames = (bytes) => {
  const lines = textOf(bytes).split(/\r\n|\r|\n/);
  const [, told] = /^"?sep=(.)/i.exec(lines[0]) ?? [];
  const separators = told === undefined ? ',;\t' : told.replace(/[\\\]^-]/, '\\$&');
  const rows = (told === undefined ? lines : lines.slice(1)).map((line) => cellsOf(line, separators));
  const column = rows[0]?.findIndex((heading) => /^nama\b/i.test(heading)) ?? -1;
  return (column < 0 ? rows : rows.slice(1)).map((row) => nameOf(row[Math.max(0, column)])).filter(Boolean);
};

/** Writes slips to print (`.html`, each with a QR code as SVG) or a table. */
export const tellAccounts = (file, accounts, address, qr) => {
  const write = path.extname(file) === '.html' ? sheet : table;
  fs.writeFileSync(file, write(accounts, address, qr), { mode: 0o600 });
  console.log(`\n  Daftar akun: ${file}`);
};
