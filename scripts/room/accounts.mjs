import fs from 'node:fs';
import path from 'node:path';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sheet = (accounts, address) => `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<title>Akun kelas simulasi</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); list-style: none; padding: 0; }
  li { border: 1px dashed #74839c; break-inside: avoid; line-height: 1.6; padding: 1rem; }
  code { font-size: 1.1rem; }
</style>
<h1>Akun kelas simulasi</h1>
<ul>
${accounts
  .map(
    ({ email, password, fullname }) =>
      `<li><strong>${escaped(fullname)}</strong><br>${escaped(address)}<br>Email: <code>${escaped(email)}</code><br>Kata sandi: <code>${escaped(password)}</code></li>`,
  )
  .join('\n')}
</ul>
</html>
`;

const table = (accounts, address) =>
  [
    'nama,email,kata sandi,alamat',
    ...accounts.map((each) => [each.fullname, each.email, each.password, address].join()),
  ]
    .map((line) => `${line}\r\n`)
    .join('');

export const tellAccounts = (file, accounts, address) => {
  const write = path.extname(file) === '.html' ? sheet : table;
  fs.writeFileSync(file, write(accounts, address), { mode: 0o600 });
  console.log(`\n  Daftar akun: ${file}`);
};
