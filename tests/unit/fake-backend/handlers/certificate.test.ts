import { expect, test } from 'vitest';
import { certificateWire } from '../../../../src/adapters/http/certificate/certificate-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
import { openPage, type TestPage } from '../hosts/page.ts';

const gita = 'TRX-2026-000088';
const lukman = 'TRX-2026-000104';
const call = '/api/timeline/download-certificate';
const file = (id: string) => `/api/mekari/download-file/${id}`;

const logIn = async (name: string): Promise<TestPage> => {
  const page = await openPage();
  await page.logIn(name);
  return page;
};

const standingOf = async (page: TestPage, trxId: string) =>
  (await (await page.post(call, { trx_id: trxId })).json()).data;

test('a finished assessment has a certificate that is ready; one that is signed has none to download yet', async () => {
  expect(await standingOf(await logIn('gita'), gita)).toMatchObject({
    status: 'ready',
    file_id: `CERT-${gita}`,
    number: 'CONTOH 62010 2513 5 0000088 2026',
  });
  const page = await logIn('lukman');
  expect(await standingOf(page, lukman)).toMatchObject({ status: 'signing', file_id: null, number: null });
  const refused = await page.get(file(`CERT-${lukman}`));
  expect([refused.status, await refused.json()]).toEqual([
    200,
    { code: '02', message: 'Sertifikat sedang ditandatangani', data: null },
  ]);
  const early = await logIn('citra');
  expect((await (await early.get(file('CERT-TRX-2026-000198'))).json()).message).toBe('Sertifikat belum tersedia');
  expect((await standingOf(early, 'TRX-2026-000198')).status).toBe('not_ready');
});

test('documents are for their owner: 401 for a guest, 403 for another candidate, 404 for what is not there', async () => {
  const guest = await openPage();
  expect((await guest.get(file(`CERT-${gita}`))).status).toBe(401);
  const page = await logIn('lukman');
  for (const id of [`CERT-${gita}`, `RECEIPT-${gita}`, `APPEAL-${gita}`])
    expect((await page.get(file(id))).status).toBe(403);
  expect((await page.post(call, { trx_id: gita })).status).toBe(403);
  for (const id of ['CERT-TRX-1', 'LAIN', `APPEAL-${lukman}`]) expect((await page.get(file(id))).status).toBe(404);
});

test('a number is checked without a session, however it is written, and the answer fits what the portal reads', async () => {
  const page = await openPage();
  for (const number of [
    'CONTOH 62010 2513 5 0000088 2026',
    'contoh-62010.2513.5.0000088.2026',
    'CONTOH620102513500000882026',
  ]) {
    const body = await (await page.get(`/api/certificate/check?${new URLSearchParams({ no: number })}`)).json();
    const found = accept(dataOf(certificateWire), body);
    expect(found).toMatchObject({ holder: 'Gita Contoh', status: 'valid' });
    expect(found.units.length).toBeGreaterThan(3);
  }
  for (const number of ['', 'CONTOH', 'CONTOH 62010 2513 5 0000089 2026'])
    expect((await page.get(`/api/certificate/check?${new URLSearchParams({ no: number })}`)).status).toBe(404);
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
  expect((await check(valid.number)).status).toBe('valid'); // its last moment
  await page.control.travel(1000);
  expect((await check(valid.number)).status).toBe('expired');
});
