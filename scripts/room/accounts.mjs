import fs from 'node:fs';
import path from 'node:path';

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

/** Writes slips to print (`.html`, each with a QR code as SVG) or a table. */
export const tellAccounts = (file, accounts, address, qr) => {
  const write = path.extname(file) === '.html' ? sheet : table;
  fs.writeFileSync(file, write(accounts, address, qr), { mode: 0o600 });
  console.log(`\n  Daftar akun: ${file}`);
};
