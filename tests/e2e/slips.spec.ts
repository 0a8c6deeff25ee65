import fs from 'node:fs';
import path from 'node:path';
// @ts-expect-error: a script without types
import { tellAccounts } from '../../scripts/room/accounts.mjs';
import { expect, test } from './support/portal.ts';
import { textsOutside } from './support/texts-outside.ts';

const word = 'Pneumonoultramicroscopicsilicovolcanoconiosisabcdefghijklmno'; // sixty signs, the longest name

test('on printed slips every address, email and password stands in one line, and nothing leaves its slip', async ({
  page,
}, info) => {
  const file = info.outputPath('akun.html');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const accounts = ['Sri Contoh', word, 'Muhammad Abdurrahman Wahiduddin Al-Kahfi bin Haji Sulaiman'].map(
    (fullname) => ({
      fullname,
      email: 'peserta-100@kelas.example',
      password: 'mmmmwwww',
    }),
  );
  tellAccounts(file, accounts, 'http://192.168.100.115:18080', '<svg viewBox="0 0 1 1"></svg>');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1047 }); // what margins leave of A4
  await page.setContent(fs.readFileSync(file, 'utf8'));
  const slips = page.getByRole('listitem');
  await expect(slips).toHaveCount(3);
  expect(await textsOutside(slips)).toEqual([]);
  const lines = await slips.locator('code').evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
  expect(lines).toEqual(Array(9).fill(1));
});
