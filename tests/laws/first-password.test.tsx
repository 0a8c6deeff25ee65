import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Send } from '../../src/adapters/http/send.ts';
import { matchRoute } from '../../src/ui/frame/routes.tsx';
import { allSaying, fill, goTo, heading, openPortal, press, said } from '../ui/portal/open-portal.tsx';
import { pages } from '../ui/portal/pages.ts';
import { jsonReply } from '../unit/adapters/http/replies.ts';
import { httpRepositories } from '../unit/adapters/http/repositories.ts';
import { scriptedClient } from '../unit/adapters/http/scripted-client.ts';
import { openPage } from '../unit/fake-backend/hosts/page.ts';

/**
 * The law Effect, of a temporary password: while the server names one, no page of a candidate opens before it is replaced, no address is lost
 * by that, and a password counts as replaced only where the server says so.
 */
const title = 'Buat kata sandi Anda sendiri';
const h1FocusOf = ({ activeElement }: Document) => activeElement?.matches('h1') && activeElement.textContent;
const h1 = () => document.querySelector('h1')?.textContent;
const named = (path: string, data: object) => (path === '/api/asesi' ? { ...data, password_token: 'f00d' } : data);

/** A page of a candidate, except where the time of an exam runs. */
const isHeldBack = (address: string): boolean => {
  const { route } = matchRoute(address.replace(/\?.*/, '')) ?? {};
  return address === '/' || (route?.access === 'candidate' && route.layout !== 'exam');
};

describe('a candidate with a temporary password', () => {
  it('is asked for an own one on every own page, at the same address, and reads all other pages', async () => {
    await openPortal('gita', '/faq', named as never);
    await allSaying('button', 'Menu akun Gita Contoh');
    const addresses = pages
      .map(([, address]) => address)
      .filter((address) => !/^\/(login|reset-password\/)/.test(address));
    for (const address of addresses) {
      await goTo(address);
      await waitFor(() => expect(h1() ?? '').not.toBe(''));
      if (isHeldBack(address)) await heading(title);
      else expect(h1()).not.toBe(title);
      expect(location.pathname + location.search).toBe(address);
    }
    expect(addresses.filter(isHeldBack).length).toBeGreaterThan(15);
  }, 60_000);

  it('who opens the log-in page again is led on as well', async () => {
    await openPortal('gita', '/login', named as never);
    await heading(title);
  });
});

it.each([[undefined], [null], [''], [false], [0], [{}], [[]]])(
  'the password token %j of a server is no temporary password',
  async (token) => {
    const user = { id: 7, email: 'a@b.example', password_token: token };
    const { http } = scriptedClient(() => jsonReply({ data: user }));
    expect(await httpRepositories(http).accounts.current()).not.toHaveProperty('passwordToken');
  },
);

it('somebody who is at work when the body sets a temporary password stays at work', async () => {
  let [isTemporary, isTold] = [false, false];
  const told = (path: string, data: object) => {
    isTold ||= isTemporary && path === '/api/asesi';
    return isTemporary ? named(path, data) : data;
  };
  await openPortal('gita', '/profile', told as never);
  await heading('Profil');
  isTemporary = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(isTold).toBe(true));
  await goTo('/notifications');
  await heading('Notifikasi');
});

let world = '';
beforeAll(async () => {
  const page = await openPage();
  await page.control.playScenario('kata-sandi-sementara');
  world = await page.control.exportWorld();
  page.stop();
});

const path = '/api/reset-password';
const wanted = '/profile?tab=riwayat_pendidikan';
const open = async (answer?: (perform: () => Promise<Response>, time: number) => Promise<Response>) => {
  let times = 0;
  const held: { server?: Awaited<ReturnType<typeof openPortal>> } = {};
  const send: Send = (request, ...rest) => {
    const perform = () => held.server?.send(request, ...rest) ?? Promise.reject(new Error('no server'));
    return answer ? answer(perform, ++times) : perform();
  };
  held.server = await openPortal('tirta', wanted, undefined, world, undefined, { [path]: send });
  await heading(title);
  return held.server;
};
const type = async (text = 'milikku77') => {
  await fill('Kata sandi baru', text);
  await fill('Ulangi kata sandi', text);
  await press('Simpan dan lanjutkan');
};
const goesOn = async () => {
  await heading('Profil');
  await waitFor(() => expect(h1FocusOf(document)).toBe('Profil'));
  expect([document.title.split(' · ')[0], document.querySelector('main')?.getAttribute('aria-label')]).toEqual([
    'Profil',
    'Profil',
  ]);
  await said('Riwayat Pendidikan');
  await said('Kata sandi disimpan.');
  expect(location.pathname + location.search).toBe(wanted);
};
const keepsTyped = () =>
  expect(
    Array.from(document.querySelectorAll<HTMLInputElement>('main input:not([hidden])'), ({ value }) => value),
  ).toEqual(['milikku77', 'milikku77']);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const raw = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

describe('a new password (fault matrix 113)', () => {
  it('opens the wanted page, also where the server ends all sessions', async () => {
    const server = await open();
    await type();
    await goesOn();
    const accepts = async (password: string) =>
      (await server.post('/api/login', { email: 'tirta@contoh.example', password })).ok;
    expect([await accepts('contoh123'), await accepts('milikku77')]).toEqual([false, true]);
    expect(JSON.stringify(await (await server.get('/api/asesi')).json())).not.toContain('password_token');
  });

  it('whose reply is lost counts by what the server then says', async () => {
    await open(async (perform) => {
      await perform();
      return lost();
    });
    await type();
    await goesOn();
  });

  it.each([
    ['is sent while the server is away', lost, /./],
    [
      'meets a used or replaced link',
      raw(422, { errors: { email: ['This password reset token is invalid.'] } }),
      /belum tersimpan/,
    ],
    [
      'is too weak for the server',
      raw(422, { errors: { password: ['Kata sandi ini pernah bocor.'] } }),
      /pernah bocor/,
    ],
    ['meets a failure of the server', raw(500, { message: 'Server Error' }), /./],
    ['is sent too often', raw(429, { message: 'Too Many Attempts.' }), /Terlalu banyak/],
  ])('that %s is kept, and can be sent once more', async (_, answer, says) => {
    await open((perform, time) => (time === 1 ? answer() : perform()));
    await type();
    await waitFor(() => expect(document.body.textContent).toMatch(says));
    await waitFor(() => expect(document.querySelector('main button[aria-busy="true"]')).toBeNull());
    await heading(title);
    keepsTyped();
    await press('Simpan dan lanjutkan');
    await goesOn();
  });

  it('that another tab has set lets this tab go on', async () => {
    const server = await open();
    const { password_token } = (await (await server.get('/api/asesi')).json()).data;
    const own = { password: 'dariTab2', password_confirmation: 'dariTab2' };
    await server.post(path, { token: password_token, email: 'tirta@contoh.example', ...own });
    await type();
    await heading('Masuk');
    await fill('Email', 'tirta@contoh.example');
    await fill('Kata sandi', 'dariTab2');
    await press('Masuk');
    await heading('Profil');
    expect(location.pathname + location.search).toBe(wanted);
  });

  it('that breaks a rule is not sent', async () => {
    await open(lost);
    await type('pendek');
    await said('Kata sandi paling sedikit 8 karakter');
  });

  it('need not be made by who logs out', async () => {
    await open();
    await press('Keluar');
    await said('Anda sudah keluar');
  });
});
