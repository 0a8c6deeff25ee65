import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, goTo, openPortal, part, press, said } from './open-portal.tsx';
import { focusSays } from './steps.ts';

const text = 'Biaya saya belum kembali setelah jadwal dibatalkan.';
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('portal-asesi:isian:'));

const write = async () => {
  await fill(/Tentang apa/, 'refund');
  await fill(/Pesan Anda/, text);
};

describe('a message to the certification body', () => {
  it('is sent by a guest, who gets its number, and leaves its text nowhere on the device', async () => {
    const server = await openPortal(null, '/kontak');
    await press('Tulis pesan');
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

  it('can name a candidate’s certification, and uses the known email for the answer', async () => {
    const server = await openPortal('gita', '/kontak?tulis=refund');
    await fill(/Pesan Anda/, text);
    await allSaying('option', /Staf SDM.*TRX-2026-000088/);
    await fill(/Sertifikasi yang dimaksud/, 'TRX-2026-000088');
    await press('Kirim pesan');
    await said('Pesan terkirim');
    const [task] = (await server.control.staffTasks()).filter(({ stage }) => stage === 'message');
    expect(task).toMatchObject({ candidate: { email: 'gita@contoh.example' }, scheme: 'Pengembalian biaya' });
  });

  it('begins with the certification and the subject of the page that led to it', async () => {
    await openPortal('gita', `/kontak?tulis=absence&trx=${encodeTrxId('TRX-2026-000088')}`);
    await waitFor(() => expect(document.querySelectorAll('select')[1]?.value).toBe('TRX-2026-000088'));
    expect(document.querySelectorAll('select')[0]?.value).toBe('absence');
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
