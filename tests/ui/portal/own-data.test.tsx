import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { allSaying, fill, goTo, heading, ofAssessment, openPortal, press, said } from './open-portal.tsx';

const traces = async () => {
  const database = await openDB('portal-asesi-draf');
  const stores = await Promise.all([...database.objectStoreNames].map((name) => database.getAllKeys(name)));
  database.close();
  const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
  return { drafts: stores.flat(), keys: keys.filter((key) => key.startsWith('portal')) };
};

const savedFiles = () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  return files;
};

describe('the data of a candidate on this device', () => {
  it('are shown, and after the confirmation nothing is left in the browser and nobody is logged in', async () => {
    const server = await openPortal('kartika', ofAssessment('feedback', 109));
    await fill(/^Catatan/, 'Asesor saya sangat membantu sepanjang asesmen.');
    await waitFor(async () => expect((await traces()).drafts.length).toBeGreaterThan(1));
    await goTo('/kontak?tulis');
    await fill(/Pesan Anda/, 'Pesan yang belum terkirim sama sekali.');
    await goTo('/data-saya');
    await said('Umpan Balik');
    await said('TRX-2026-000109');
    expect((await traces()).keys.some((key) => key.includes('isian'))).toBe(true);
    await press('Hapus data saya di perangkat ini');
    await press('Hapus dan keluar');
    await said('Data Anda di perangkat ini sudah dihapus');
    // expects a dialog, because a notice that disappears is too weak for leaving a shared computer
    const [notice] = await allSaying('dialog', /^Informasi/);
    expect(notice?.textContent).toContain('Anda sudah keluar');
    await press('Tutup');
    expect(await traces()).toEqual({ drafts: [], keys: ['portal-asesi:sesi'] });
    expect(localStorage.getItem('portal-asesi:sesi')).toMatch(/^\d+\.\d+:$/);
    expect((await server.get('/api/asesi')).status).toBe(401);
  });

  it('can be downloaded as a file, which names each part that failed', async () => {
    const files = savedFiles();
    const server = await openPortal('gita', '/data-saya');
    await heading('Data saya di perangkat ini');
    await press('Unduh data saya');
    await said('File data Anda sudah diunduh');
    const file = JSON.parse((await files[0]?.text()) ?? '{}');
    expect(file).toMatchObject({ account: { email: 'gita@contoh.example' }, incomplete: [] });
    expect(file.notifications.length).toBeGreaterThan(10);
    await server.control.addFault({
      id: 'profil',
      match: { path: '/api/profile/1007' },
      nth: 'every',
      action: { type: 'status', status: 403 },
    });
    await press('Unduh data saya');
    await said('Belum bisa dibaca seluruhnya: Profil; Pendidikan dan pekerjaan.');
  });
});
