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
  ['lines that end as on an old Mac', 'Sri Contoh\rBudi Contoh\r', ['Sri Contoh', 'Budi Contoh']],
  ['a table that tells its separator', 'sep=|\r\nNama|Kelas\r\nContoh, Sri|A\r\n', ['Contoh, Sri']],
  ['the column of names, wherever it is', 'No;Email;Nama lengkap\n1;a@b.example;Sri Contoh\n', ['Sri Contoh']],
  ['names with signs that nobody sees', 'Rene\u0301e\u200B\u00A0 Contoh\n\u200B\n', ['Renée Contoh']],
])('the names of a class are read from %s, in every encoding that says its name', (_, text, names) => {
  expect(readNames(Buffer.from(text))).toEqual(names);
  const plain = text.replace('\uFEFF', '');
  expect(readNames(Buffer.from(`\uFEFF${plain}`))).toEqual(names);
  expect(readNames(Buffer.from(`\uFEFF${plain}`, 'utf16le'))).toEqual(names);
  expect(readNames(Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16())).toEqual(names);
});

it.each([
  ['ANSI', Buffer.from('Renée Contoh\n', 'latin1')],
  ['UTF-16 without a mark', Buffer.from('Sri Contoh\n', 'utf16le')],
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 0xff])],
])('a list of names in %s is refused with what to do (fault matrix 104)', (_, bytes) => {
  expect(() => readNames(bytes)).toThrow(/^Daftar nama ini tidak dapat dibaca.*CSV UTF-8/);
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
  expect(written('akun.csv')).toContain('\r\n"Contoh, Sri <b>""A""</b>";peserta-01@kelas.example;rahasia1;http');
  accounts[0] = { ...accounts[0], fullname: '=1+1' } as never;
  expect(written('akun.csv')).toMatch(/^\uFEFFnama;email;kata sandi;alamat\r\n'=1\+1;/);
});
