import '../../../../src/ui/account/login-page.tsx';
import '../../../../src/ui/frame/layouts/menu/mobile-menu-panel.tsx';
import '../../../../src/ui/profile/profile-page.tsx';
import '../../../../src/ui/frame/layouts/menu/candidate-corner.tsx';
import '../../../../src/ui/notification/notifications-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { computedStyle } from '../../computed-style.ts';
import { allSaying, goTo, openPortal, part, press, said } from '../../portal/open-portal.tsx';
import { windowOf } from '../../window-of.ts';

const linksIn = (place: Element): readonly (readonly [string, string | null])[] =>
  Array.from(place.querySelectorAll('a'), (link) => [
    (link.textContent ?? '').replace(' (buka di tab baru)', ''),
    link.getAttribute('href'),
  ]);

const openMobileMenu = async () => {
  await press('Buka menu');
  return part('dialog');
};

const mobileMenu = async (who: string | null, address: string) => {
  windowOf(390);
  await openPortal(who, address);
  await part('h1');
  await waitFor(() => expect(document.querySelector('header a[href="/notifications"]') !== null).toBe(who !== null));
  return openMobileMenu();
};

it('a guest sees Masuk and Daftar in the header of every page but the log-in [2.guest.login] [6.guest.log-in]', async () => {
  windowOf(1400);
  await openPortal(null, '/');
  const header = await part('header');
  await waitFor(() => expect(linksIn(header)).toContainEqual(['Masuk', '/login']));
  expect(linksIn(header)).toContainEqual(['Daftar', '/login?signup=1']);
  fireEvent.click((await allSaying('a', 'Masuk'))[0] as HTMLElement);
  await said('Kata sandi');
  expect(linksIn(await part('header')).map(([title]) => title)).not.toContain('Masuk');
});

it.each([
  ['/', true],
  ['/login', false],
])(
  'a guest on a phone finds Masuk in the menu of every page but the log-in, and Daftar with the signup flag: %s [2.guest.login] [2.guest.sign-up]',
  async (address, offered) => {
    const links = linksIn(await mobileMenu(null, address));
    expect(links.some(([title, to]) => title === 'Masuk' && to === '/login')).toBe(offered);
    expect(links).toContainEqual(['Daftar', '/login?signup=1']);
    if (!offered) expect(linksIn(await part('header')).map(([title]) => title)).not.toContain('Masuk');
  },
);

const tabs = [
  ['2.route.profile-personal', 'informasi_pribadi', 'Informasi Pribadi', 'Nama lengkap'],
  ['2.route.profile-education', 'riwayat_pendidikan', 'Riwayat Pendidikan', 'Sekolah dan kuliah Anda'],
  ['2.route.profile-career', 'pengalaman_kerja', 'Pengalaman Kerja', 'Pekerjaan Anda sampai sekarang'],
  ['2.route.profile-signature', 'tanda_tangan', 'Tanda Tangan', 'Dipakai pada dokumen asesmen'],
] as const;

it('a candidate on a phone finds Keluar, Notifikasi, Voucher and a closed accordion Profile in the menu, and the links work [2.mobile.notifications] [2.mobile.voucher] [2.mobile.profile]', async () => {
  const menu = await mobileMenu('gita', '/');
  expect(Array.from(menu.querySelectorAll('button'), ({ textContent }) => textContent)).toContain('Keluar');
  expect(linksIn(menu)).toEqual(
    expect.arrayContaining([
      ['Notifikasi', '/notifications'],
      ['Riwayat Pembelian', '/transaction'],
      ['Voucher', '/voucher'],
    ]),
  );
  const accordion = menu.querySelector('details');
  expect([accordion?.open, accordion?.querySelector('summary')?.textContent]).toEqual([false, 'Profile']);
  fireEvent.click(accordion?.querySelector('summary') as Element);
  await waitFor(() => expect(accordion?.open).toBe(true));
  expect(linksIn(accordion as Element)).toEqual(tabs.map(([, tab, title]) => [title, `/profile?tab=${tab}`]));
  fireEvent.click(accordion?.querySelector('a[href$=tanda_tangan]') as Element);
  await waitFor(() => expect(location.pathname + location.search).toBe('/profile?tab=tanda_tangan'));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  for (const [, tab, title, words] of [...tabs, ['', 'tidak_ada', 'Informasi Pribadi', 'Nama lengkap']]) {
    await goTo(`/profile?tab=${tab}`);
    await waitFor(() => {
      const open = Array.from(document.querySelectorAll('main details[open]'), ({ textContent }) => textContent);
      expect(open).toEqual([expect.stringMatching(new RegExp(`^${title}.*${words}`))]);
    });
  }
});

const shownSideMenu = () => {
  const aside = document.querySelector('main aside, aside');
  return aside !== null && computedStyle(aside).display !== 'none';
};

it('the side menu contains Profile, Sertifikasi Saya, Riwayat Pembelian and Voucher, and its Keluar ends the session on the server [2.side.profile] [2.side.assessments] [2.side.purchases] [2.side.voucher] [2.side.logout] [4.logout.home]', async () => {
  windowOf(1400);
  const server = await openPortal('gita', '/notifications');
  const aside = await part(`nav[aria-label="Menu akun"]`);
  expect(linksIn(aside)).toEqual([
    ['Profile', '/profile'],
    ['Sertifikasi Saya', '/myassessment'],
    ['Riwayat Pembelian', '/transaction'],
    ['Voucher', '/voucher'],
  ]);
  expect((await server.get('/api/asesi')).status).toBe(200);
  const out = Array.from(aside.querySelectorAll('button')).find(({ textContent }) => textContent === 'Keluar');
  fireEvent.click(out as Element);
  await waitFor(() => expect(location.pathname).toBe('/'));
  await waitFor(async () => expect((await server.get('/api/asesi')).status).toBe(401));
  await waitFor(() => expect(linksIn(document.querySelector('header') as Element)).toContainEqual(['Masuk', '/login']));
});

it('a photo at a foreign address counts as none, and the initials of the name replace it [3.photo.default]', async () => {
  const photo = 'https://evil.example/x.png';
  await openPortal('gita', '/tentang-kami', (path, data: object) =>
    path === '/api/asesi' ? { ...data, photo } : data,
  );
  const shown = await part('header button[aria-haspopup] [aria-hidden=true]:not(svg)');
  expect([shown.textContent, shown.querySelector('img')]).toEqual(['GC', null]);
});

it.each([
  [992, false, /^\/$/, 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen'],
  [993, true, /^\/myassessment\/timeline\/VFJY/, 'Barista'],
])(
  'a window of %i px shows the side menu: %j; a notification of an assessment leads to %s there, and says what the mobile rule says [2.side.desktop-only] [9.width.mobile] [4.notification.assessment] [2.narrow.home]',
  async (width, hasSideMenu, address, words) => {
    windowOf(width);
    await openPortal('gita', '/notifications');
    const [item] = await allSaying('li', /^APL 01 Barista terkirim/);
    expect(shownSideMenu()).toBe(hasSideMenu);
    fireEvent.click(item?.querySelector('a') as HTMLElement);
    await waitFor(() => expect(location.pathname).toMatch(address));
    await said(words);
  },
);
