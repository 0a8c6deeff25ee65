import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/ui/profile/profile-page.tsx';
import { allSaying, fill, goTo, heading, mark, openPortal, part, press, said } from './open-portal.tsx';
import { logIn, stored } from './steps.ts';

const setPassword = async () => {
  await fill('Kata sandi baru', 'gantibaru7');
  await fill('Ulangi kata sandi', 'gantibaru7');
  await press('Simpan kata sandi');
};

it('a visitor is asked about a mistyped domain and a name in small letters, and signs up with the right ones', async () => {
  const server = await openPortal(null, '/login?signup=1');
  const gone = () => waitFor(() => expect(document.body.textContent).not.toContain('Maksud Anda'));
  await fill('Nama lengkap', 'nadia contoh');
  await fill('Email', 'nadia@gmial.com');
  await gone();
  fireEvent.blur(await part('input[autocomplete="name"]'));
  await said('Maksud Anda Nadia Contoh?');
  await press('Pakai Nadia Contoh');
  await gone();
  fireEvent.blur(await part('input[type="email"]'));
  await said('Maksud Anda nadia@gmail.com?');
  await press('Pakai nadia@gmail.com');
  await gone();
  await fill('Kata sandi', 'rahasia99');
  await fill('Ulangi kata sandi', 'rahasia99');
  await mark(/^Saya menyetujui/);
  await press('Daftar');
  await heading('Profil');
  expect(await stored(server, '/api/asesi')).toMatchObject({ email: 'nadia@gmail.com', fullname: 'Nadia Contoh' });
});

it('whose address is wrong finds a way out beside the reminder, on the home page and in the profile', async () => {
  await openPortal('ayu', '/');
  for (const address of ['/', '/profile']) {
    await goTo(address);
    await said('Alamatnya salah?');
    const [way] = await allSaying('a', /^minta LSP mengganti ayu@contoh.example/);
    expect(way?.getAttribute('href')).toBe('/kontak?tulis=personal-data');
  }
});

it('a candidate who forgot the password sets another one by the link of a mail [1.account.reset-password]', async () => {
  const server = await openPortal(null, '/reset-password');
  await fill('Email', 'gita@contoh.example');
  await press('Kirim tautan');
  await heading('Periksa email Anda');
  const [mail] = await server.control.mails();
  await goTo(mail?.link ?? '');
  await setPassword();
  await heading('Masuk');
  const accepted = async (password: string) =>
    (await server.post('/api/login', { email: 'gita@contoh.example', password })).ok;
  expect([await accepted('contoh123'), await accepted('gantibaru7')]).toEqual([false, true]);
});

it('a guest is redirected to /login, and after the log-in to the wanted page [1.account.log-in] [4.guest.login] [4.login.wanted-page]', async () => {
  await openPortal(null, '/notifications?read=false');
  await heading('Masuk');
  expect(location.pathname + location.search).toBe('/login?next=%2Fnotifications%3Fread%3Dfalse');
  await logIn();
  await heading('Notifikasi');
  await allSaying('button', 'Menu akun Gita Contoh');
  expect(location.pathname + location.search).toBe('/notifications?read=false');
});

it('the profile reminds a candidate of an unverified address, sends another mail, and can dismiss the reminder', async () => {
  const server = await openPortal('ayu', '/profile');
  await said('Email Anda belum terverifikasi');
  await press('Kirim ulang email verifikasi');
  await allSaying('button', /^Kirim ulang email verifikasi ?\(\d+ detik\)$/);
  expect((await server.control.mails())[0]).toMatchObject({ to: 'ayu@contoh.example' });
  await press('Nanti saja');
  await waitFor(() => expect(document.body.textContent).not.toContain('Email Anda belum terverifikasi'));
  expect(document.activeElement).toBe(await heading('Profil'));
});

it('an expired link of a mail leads to a new one', async () => {
  const server = await openPortal('ayu', '/');
  await server.post('/api/email/verification-notification');
  await server.post('/api/forgot-password', { email: 'ayu@contoh.example' });
  const links = (await server.control.mails()).map(({ link }) => link ?? '');
  await server.control.travel(3_600_000);
  await goTo(links.find((link) => link.includes('verify')) ?? '');
  await said('Tautan ini sudah tidak berlaku');
  await press('Kirim ulang email verifikasi');
  await goTo(links.find((link) => link.includes('reset')) ?? '');
  await setPassword();
  await said('Tautan ini tidak dapat dipakai');
  await press('Minta tautan baru');
  expect((await part('input[type=email]')) as HTMLInputElement).toHaveProperty('value', 'ayu@contoh.example');
});
