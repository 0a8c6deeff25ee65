import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, follow, goTo, heading, mark, ofAssessment, openPortal, press, said } from './open-portal.tsx';
import { focusSays, stored, without } from './steps.ts';

const person = '/api/profile/1003';

const youngCitra =
  (years: number, without: readonly string[] = []) =>
  (path: string, data: Record<string, unknown>) => {
    if (!path.startsWith('/api/profile') || data?.birth_date === undefined) return data;
    const told: Record<string, unknown> = { ...data, birth_date: `${2026 - years}-01-05` };
    for (const name of without) delete told[name];
    return told;
  };

const guardianFields = ['guardian_name', 'guardian_relation', 'guardian_contact', 'guardian_consent'];

const saveBirthPlace = async () => {
  await fill('Tempat lahir', 'Klaten');
  await press('Simpan');
};

const consent = async () => {
  await fill('Nama orang tua atau wali', 'Ibu Contoh');
  await fill('Hubungan dengan Anda', 'mother');
  await fill('Nomor HP atau email wali', '081200000000');
  await mark(/^Saya, orang tua atau wali/);
  await press('Simpan persetujuan');
  await said('Persetujuan wali tersimpan');
};

describe('the profile of a candidate under 18', () => {
  it('sends no personal data before a guardian has consented', async () => {
    const server = await openPortal('citra', '/profile', youngCitra(16) as never);
    await said('Anda belum berusia 18 tahun');
    await saveBirthPlace();
    await said('Simpan persetujuan orang tua atau wali lebih dahulu');
    expect((await stored(server, person)).birth_place).toBe('Yogyakarta');
    await consent();
    // this sentence must stay, because the alert closes by itself
    await focusSays(/^Persetujuan wali sudah tersimpan. Lanjutkan mengisi informasi pribadi di bawah/);
    await press('Simpan');
    await waitFor(async () => expect((await stored(server, person)).birth_place).toBe('Klaten'));
    expect(await stored(server, person)).toMatchObject({
      guardian_name: 'Ibu Contoh',
      guardian_consent: true,
    });
  });

  it('is not blocked by a server that stores no consent', async () => {
    const server = await openPortal('citra', '/profile', youngCitra(16, guardianFields) as never);
    await said('Anda belum berusia 18 tahun');
    await consent();
    await saveBirthPlace();
    await waitFor(async () => expect((await stored(server, person)).birth_place).toBe('Klaten'));
  });
});

const address = ofAssessment('agreement', 196);

const trxId = 'TRX-2026-000196';

const ticked = () =>
  Array.from(document.querySelectorAll<HTMLLabelElement>('form[aria-label="Penyesuaian yang Wajar"] label'))
    .filter(({ control }) => control?.matches(':checked'))
    .map(({ textContent }) => textContent);

describe('a request for adjustments', () => {
  it('starts with the profile’s suggestions, is sent, and shows its state; its paper can be read', async () => {
    const server = await openPortal('putri', address);
    await said('disarankan untuk Anda');
    expect(ticked()).toEqual(['Waktu tambahan saat ujian', 'Teks yang lebih besar', 'Pembaca soal atau pembaca layar']);
    await said('Permintaan penyesuaian belum dikirim');
    await press('Kirim permintaan');
    await focusSays(/^Permintaan penyesuaian terkirim, /);
    await said('Anda dapat menandatangani persetujuan sekarang.');
    without('Permintaan penyesuaian belum dikirim');
    expect((await stored(server, `/api/pre-assessment/${trxId}`)).adjustments.request.needs).toEqual([
      'extra_time',
      'larger_text',
      'reader',
    ]);

    await goTo(ofAssessment('timeline', 196));
    await follow('Lihat FR.AK.07');
    await allSaying('h1', 'Penyesuaian yang Wajar');
    await allSaying('tr', 'KeputusanBelum dijawab');
  });

  it.each([404, 405])('that the server rejects (%d) can be mailed or copied, with every choice', async (status) => {
    const server = await openPortal('putri', address);
    const action = { type: 'status', status } as const;
    await server.control.addFault({ id: 'x', match: { path: '/api/adjustments' }, nth: 'every', action });
    await press('Kirim permintaan');
    await said('Permintaan belum bisa dikirim dari sini');
    await allSaying('button', 'Salin permintaan');
    expect(ticked()).toHaveLength(3);
    without('Permintaan penyesuaian belum dikirim');
  });

  it('is asked for before the signature, which a button moves to', async () => {
    await openPortal('putri', address, (path, data: { adjustments?: object }) =>
      path.startsWith('/api/pre-assessment/') ? { ...data, adjustments: { ...data.adjustments, suggested: [] } } : data,
    );
    await said('Mintalah sebelum menandatangani di bawah ini.');
    await said('Saya sudah membaca dan menyetujui isi dokumen ini.');
    await press('Ke tanda tangan');
    await focusSays(/^Persetujuan dan tanda tangan$/);
  });

  it('shows its answer on the timeline', async () => {
    const server = await openPortal('putri', address);
    await press('Kirim permintaan');
    await said('Permintaan penyesuaian terkirim');
    const answer = { outcome: 'partly', text: 'Pembaca soal tidak tersedia.', minutes: 10 } as const;
    await server.control.actAsStaff({ type: 'answer-adjustment', trxId, ...answer });
    await goTo(ofAssessment('timeline', 196));
    await said('Penyesuaian disetujui sebagian');
    await said('Waktu tambahan 10 menit untuk setiap ujian.');
    await said('Pembaca soal tidak tersedia.');
  });
});

type Told = Parameters<typeof openPortal>[2];

const open = (name: string, address: string, told?: Told) =>
  openPortal(name, address, told, undefined, parseConfig({}).features);

const offers = (name: string | RegExp) =>
  Array.from(document.querySelectorAll('button, a'))
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    .filter((text) => (typeof name === 'string' ? text === name : name.test(text)));

describe('with the shipped defaults', () => {
  it('a candidate under 18 is referred to the body for a guardian’s consent, and can save the profile', async () => {
    const server = await open('citra', '/profile', youngCitra(16) as never);
    await said('Anda belum berusia 18 tahun');
    await said('Persetujuan orang tua atau wali diberikan langsung kepada lembaga sertifikasi');
    expect(offers('Simpan persetujuan')).toEqual([]);
    await saveBirthPlace();
    await waitFor(async () => expect((await stored(server, person)).birth_place).toBe('Klaten'));
  });

  it('an education record can be edited, but not removed', async () => {
    await open('citra', '/profile?tab=riwayat_pendidikan');
    await allSaying('button', /^Ubah/);
    expect(offers(/^Hapus/)).toEqual([]);
  });

  it('the page of a sent feedback says so without reading it', async () => {
    const asked: string[] = [];
    await open('gita', ofAssessment('feedback', 88), (path, data) => {
      asked.push(path);
      return data;
    });
    await said('Umpan balik sudah dikirim');
    expect(asked.filter((path) => path.startsWith('/api/feedbacks'))).toEqual([]);
  });

  it('a pending purchase can only be paid as it was started', async () => {
    await open('bima', `/transaction?trx=${encodeTrxId('TRX-2026-000201')}`);
    await allSaying('button', 'Lanjutkan pembayaran');
    expect(offers('Ganti cara bayar')).toEqual([]);
  });

  it('adjustments are requested from the body, and no form is sent', async () => {
    await open('citra', ofAssessment('agreement', 198));
    await said('Penyesuaian saat asesmen');
    await said('Sampaikan kepada lembaga sertifikasi sebelum asesmen melalui halaman Kontak');
    expect(offers('Minta penyesuaian')).toEqual([]);
  });
});

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
