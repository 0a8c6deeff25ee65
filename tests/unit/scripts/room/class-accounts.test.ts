import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { readNames, tellAccounts } from '../../../../scripts/room/accounts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'akun-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['a list', 'Sri Contoh\nBudi Contoh\n\n', ['Sri Contoh', 'Budi Contoh']],
  ['a table with a heading', '\uFEFFNama,Email\r\nSri Contoh,sri@contoh.example\r\n', ['Sri Contoh']],
  ['a table of an Indonesian spreadsheet', 'nama;kelas\nSri Contoh;A\n', ['Sri Contoh']],
  ['quoted names', '"Contoh, Sri ""Ayu""",x\n', ['Contoh, Sri "Ayu"']],
  ['a name that is too long', `${'a'.repeat(80)}\n`, ['a'.repeat(60)]],
  ['an empty file', '', []],
])('the names of a class are read from %s', (_, text, names) => {
  expect(readNames(text)).toEqual(names);
});

it('slips and tables of accounts show every name unchanged', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const accounts = [{ fullname: 'Contoh, Sri <b>"A"</b>', email: 'peserta-01@kelas.example', password: 'rahasia1' }];
  const written = (name: string) => {
    const file = path.join(folder, name);
    tellAccounts(file, accounts, 'http://192.168.1.5:8080', '<svg></svg>');
    return fs.readFileSync(file, 'utf8');
  };
  expect(written('akun.html')).toContain('<svg></svg><strong>Contoh, Sri &lt;b>"A"&lt;/b></strong>');
  expect(written('akun.csv')).toContain('\r\n"Contoh, Sri <b>""A""</b>",peserta-01@kelas.example,rahasia1,http');
});
