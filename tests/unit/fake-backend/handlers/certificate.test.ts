import { expect, test } from 'vitest';
import { openPage } from '../hosts/page.ts';

const gita = 'TRX-2026-000088';
const lukman = 'TRX-2026-000104';
const call = '/api/timeline/download-certificate';
const file = (id: string) => `/api/mekari/download-file/${id}`;

test('documents are only for their owner: 401 for a guest, 403 for another candidate, 404 for a missing one', async () => {
  const guest = await openPage();
  expect((await guest.get(file(`CERT-${gita}`))).status).toBe(401);
  const page = await openPage();
  await page.logIn('lukman');
  for (const id of [`CERT-${gita}`, `RECEIPT-${gita}`, `APPEAL-${gita}`])
    expect((await page.get(file(id))).status).toBe(403);
  expect((await page.post(call, { trx_id: gita })).status).toBe(403);
  for (const id of ['CERT-TRX-1', 'LAIN', `APPEAL-${lukman}`]) expect((await page.get(file(id))).status).toBe(404);
});

test('three years later the certificate has expired; a revoked one says why', async () => {
  const page = await openPage();
  const check = async (number: string) =>
    (await (await page.get(`/api/certificate/check?${new URLSearchParams({ no: number })}`)).json()).data;
  expect(await check('CONTOH 62010 2513 8 0000031 2025')).toMatchObject({
    status: 'revoked',
    revoked_reason: 'Bukti persyaratan dasar ternyata tidak sah.',
  });
  expect(await check('CONTOH 62010 2513 2 0000012 2023')).toMatchObject({ status: 'expired' });
  const valid = await check('CONTOH 62010 2513 5 0000088 2026');
  await page.control.travel(Date.parse(valid.valid_until) - page.control.now().getTime());
  expect((await check(valid.number)).status).toBe('valid');
  await page.control.travel(1000);
  expect((await check(valid.number)).status).toBe('expired');
});
