import '../../../src/ui/profile/profile-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, follow, goTo, heading, mark, openPortal, part, press, said } from './open-portal.tsx';
import { focusSays, logIn, stored } from './steps.ts';

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

const text = 'Biaya saya belum kembali setelah jadwal dibatalkan.';
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('portal-asesi:isian:'));

const write = async () => {
  await fill(/Tentang apa/, 'refund');
  await fill(/Pesan Anda/, text);
};

describe('a message to the certification body', () => {
  it('is sent by a guest, who gets its number, and leaves its text nowhere on the device', async () => {
    const server = await openPortal(null, '/kontak');
    await follow('Tulis pesan');
    await write();
    await fill(/Email untuk jawaban/, 'tamu@contoh.example');
    expect(kept()).toEqual(['portal-asesi:isian:pesan:tamu']);
    await press('Kirim pesan');
    await said('paling lama 3 hari kerja');
    await said('Pesan terkirim');
    const [task] = (await server.control.staffTasks()).filter(({ stage }) => stage === 'message');
    await said(task?.trxId ?? '-');
    await focusSays(/^Pesan terkirim/);
    expect(kept()).toEqual(['portal-asesi:isian:pesan-terkirim:tamu']);
    expect(Object.values(sessionStorage).join()).not.toContain(text);
    await goTo('/');
    await goTo('/kontak?tulis');
    await said(task?.trxId ?? '-');
  });

  it('begins with the subject and the certification of the page that led to it, and uses the known email for the answer', async () => {
    const server = await openPortal('gita', `/kontak?tulis=absence&trx=${encodeTrxId('TRX-2026-000088')}`);
    const chosen = () => Array.from(document.querySelectorAll('select'), ({ value }) => value);
    await waitFor(() => expect(chosen()).toEqual(['absence', 'TRX-2026-000088']));
    await allSaying('option', /Staf SDM.*TRX-2026-000088/);
    await write();
    await press('Kirim pesan');
    await said('Pesan terkirim');
    const [task] = (await server.control.staffTasks()).filter(({ stage }) => stage === 'message');
    expect(task).toMatchObject({ candidate: { email: 'gita@contoh.example' }, scheme: 'Pengembalian biaya' });
  });

  it('is restored when the form opens again, and a damaged one is dropped', async () => {
    await openPortal(null, '/kontak?tulis');
    await write();
    await goTo('/');
    await goTo('/kontak?tulis');
    await waitFor(() => expect(document.querySelector('textarea')?.value).toBe(text));
    expect(document.querySelector('select')?.value).toBe('refund');
    await goTo('/');
    sessionStorage.setItem('portal-asesi:isian:pesan:tamu', '{"text":7');
    await goTo('/kontak?tulis=assessor');
    await waitFor(() => expect(document.querySelector('select')?.value).toBe('assessor'));
    expect(document.querySelector('textarea')?.value).toBe('');
  });

  it('can be sent by mail without loss where the server has no call for it', async () => {
    const server = await openPortal(null, '/kontak?tulis');
    await server.control.addFault({
      id: 'tanpa',
      match: { path: '/api/message' },
      nth: 'every',
      action: { type: 'status', status: 404 },
    });
    await write();
    await fill(/Email untuk jawaban/, 'tamu@contoh.example');
    await press('Kirim pesan');
    await said('Pesan belum bisa dikirim dari sini');
    const address = (await part('main a[href^="mailto:"]:not([href$="example"])')).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toContain(text);
    expect((await part('textarea')) as HTMLTextAreaElement).toHaveProperty('value', text);
    expect(kept()).toHaveLength(1);
  });
});
