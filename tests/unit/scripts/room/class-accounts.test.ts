import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { tellAccounts } from '../../../../scripts/room/accounts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'akun-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('slips and tables of accounts show every name unchanged', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const accounts = [{ fullname: 'Contoh, Sri <b>"A"</b>', email: 'peserta-01@kelas.example', password: 'rahasia1' }];
  const written = (name: string) => {
    const file = path.join(folder, name);
    tellAccounts(file, accounts, 'http://192.168.1.5:8080', '<svg></svg>');
    return fs.readFileSync(file, 'utf8');
  };
  expect(written('akun.html')).toContain('<strong>Contoh, Sri &lt;b>"A"&lt;/b></strong><svg></svg>');
  expect(written('akun.csv')).toContain('\r\n"Contoh, Sri <b>""A""</b>";peserta-01@kelas.example;rahasia1;http');
  for (const [fullname, cell] of [
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['Sri\nContoh', '"Sri\nContoh"'],
    ['-;1', `"'-;1"`],
  ]) {
    accounts[0] = { ...accounts[0], fullname } as never;
    expect(written('akun.csv')).toContain(`\uFEFFnama;email;kata sandi;alamat\r\n${cell};peserta-01@`);
  }
});
