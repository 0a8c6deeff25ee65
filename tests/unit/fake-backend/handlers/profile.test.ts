import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { profileWire } from '../../../../src/adapters/http/profile/profile-wire.ts';
import { careerWire, educationWire } from '../../../../src/adapters/http/profile/record-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { referenceReply } from '../../../../src/adapters/http/reference/reference-wire.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
import { openPage } from '../hosts/page.ts';

const openAs = async (name: string) => {
  const page = await openPage();
  const { user } = (await (await page.logIn(name)).json()).data;
  const read = async (path: string) => (await page.get(path)).json();
  return { ...page, id: user.id as string, read };
};

test('the seeded profile, educations and careers fit what the portal reads', async () => {
  const { id, read } = await openAs('gita');
  const profile = accept(dataOf(profileWire), await read(`/api/profile/${id}`));
  expect(profile).toMatchObject({ fullname: 'Gita Contoh', gender: 'P', birth_date: '1996-02-29' });
  const educations = accept(dataOf(z.array(educationWire)), await read(`/api/profile/${id}/education`));
  expect(educations.length).toBeGreaterThan(1);
  const careers = accept(dataOf(z.array(careerWire)), await read(`/api/profile/${id}/career`));
  expect(careers[0]).toMatchObject({ position: 'Kepala Barista', end_date: '' });
});

test('reference lists fit what the portal reads, and are for guests too', async () => {
  const page = await openPage();
  const lists = ['province', 'city/34', 'district/3404', 'village/340407', 'disability', 'disabilitytype'];
  for (const list of lists) {
    const { items } = accept(referenceReply, await (await page.get(`/api/${list}`)).json());
    expect(items.length, list).toBeGreaterThan(2);
  }
});

test('profiles are for who is logged in, and only for oneself', async () => {
  const guest = await openPage();
  expect((await guest.get('/api/profile/1007')).status).toBe(401);
  const { get, post, id } = await openAs('ayu');
  expect(await (await get(`/api/profile/${id}`)).json()).toMatchObject({ code: '00', data: null });
  for (const path of ['1007', '1007/education', '1007/career']) {
    expect((await get(`/api/profile/${path}`)).status, path).toBe(403);
  }
  expect((await get('/api/profile/9999')).status).toBe(404);
  expect((await post('/api/profile/education', { id: 'PDD-1007-1', _method: 'DELETE' })).status).toBe(403);
  expect((await post('/api/profile/career', { id: 'KRJ-1007-1', company: 'x' })).status).toBe(403);
});

test('a body that is not multipart is an empty form, refused by its fields', async () => {
  const { post } = await openAs('ayu');
  const reply = await post('/api/profile', { fullname: 'Ayu' });
  expect([reply.status, await reply.json()]).toEqual([
    200,
    {
      code: '03',
      message: 'Data yang dikirim tidak sesuai',
      errors: { fullname: ['Nama lengkap wajib diisi.'] },
      data: null,
    },
  ]);
  expect(await (await post('/api/profile/signature', {})).json()).toMatchObject({
    code: '03',
    errors: { signature: ['Tanda tangan wajib diisi.'] },
  });
});
