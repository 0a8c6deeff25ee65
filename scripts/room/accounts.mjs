import fs from 'node:fs';
import path from 'node:path';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text to copy stays in one line, unless it is longer than a slip is wide. */
const lineOf = (title, text) =>
  `<dt>${title}</dt><dd><code${text.length > 28 ? ' class="long"' : ''}>${escaped(text)}</code></dd>`;

const sheet = (accounts, address, qr) => `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<title>Akun kelas simulasi</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); list-style: none; padding: 0; }
  li { border: 1px dashed #74839c; break-inside: avoid; line-height: 1.6; overflow-wrap: anywhere; padding: 1rem; }
  header { align-items: start; display: flex; gap: 1rem; justify-content: space-between; }
  svg { flex: none; width: 6rem; }
  dl, dd { margin: 0; }
  dt { color: #4a5568; font-size: 0.85rem; line-height: 1; margin-block-start: 0.5rem; }
  code { font: 1.1rem Consolas, Menlo, "DejaVu Sans Mono", monospace; font-variant-numeric: slashed-zero; white-space: nowrap; }
  code.long { font-size: 0.8rem; white-space: normal; }
  @media print { body { margin: 0; } }
</style>
<h1>Akun kelas simulasi</h1>
<ul>
${accounts
  .map(
    ({ email, password, fullname }) =>
      `<li><header><strong>${escaped(fullname)}</strong>${qr}</header><dl>${lineOf('Alamat', address)}${lineOf('Email', email)}${lineOf('Kata sandi', password)}</dl></li>`,
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

/** Writes slips to print (`.html`, each with a QR code as SVG) or a table. */
export const tellAccounts = (file, accounts, address, qr) => {
  const write = path.extname(file) === '.html' ? sheet : table;
  fs.writeFileSync(file, write(accounts, address, qr), { mode: 0o600 });
  console.log(`\n  Daftar akun: ${file}`);
};
