import fs from 'node:fs';
import path from 'node:path';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sheet = (accounts, address, qr) => `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<title>Akun kelas simulasi</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); list-style: none; padding: 0; }
  li { border: 1px dashed #74839c; break-inside: avoid; line-height: 1.6; padding: 1rem; }
  code { font-size: 1.1rem; }
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

const cell = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const table = (accounts, address) =>
  [
    ['nama', 'email', 'kata sandi', 'alamat'],
    ...accounts.map(({ fullname, email, password }) => [fullname, email, password, address]),
  ]
    .map((line) => `${line.map(cell).join()}\r\n`)
    .join('');

/** The names in the first column of a table or list; a heading `nama` is skipped. */
export const readNames = (text) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => /^\s*("(?:[^"]|"")*"|[^,;\t]*)/.exec(line)[1])
    .map((name) =>
      name
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim()
        .slice(0, 60),
    )
    .filter((name, index) => name !== '' && !(index === 0 && /^nama\b/i.test(name)));

/** Writes slips to print (`.html`, each with a QR code as SVG) or a table. */
export const tellAccounts = (file, accounts, address, qr) => {
  const write = path.extname(file) === '.html' ? sheet : table;
  fs.writeFileSync(file, write(accounts, address, qr), { mode: 0o600 });
  console.log(`\n  Daftar akun: ${file}`);
};
