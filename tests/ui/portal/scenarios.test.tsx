import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { networks } from '../../../fake-backend/scenarios/link.ts';
import { openLink } from '../../../fake-backend/scenarios/open-link.ts';
import { scenarios } from '../../../fake-backend/scenarios/shipped.ts';
import { panelState } from '../../../src/training/simulation/frame/panel-state.ts';
import { offlineFault } from '../../../src/training/simulation/network/offline-fault.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { allSaying, fill, heading, mark, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';
import { without } from './steps.ts';

const shows: Readonly<Record<string, readonly [heading: RegExp, text: string]>> = {
  'baru-daftar': [/^Halo Nirmala/, 'Anda belum mengikuti sertifikasi'],
  'siap-beli': [/Skema/, 'Barista'],
  'menunggu-bayar': [/Pembelian/, 'Menunggu'],
  'apl01-dikembalikan': [/^Permohonan Sertifikasi/, 'Foto KTP buram'],
  'siap-apl02': [/^Teknisi Akuntansi Muda/, 'APL 02'],
  'hari-asesmen': [/Junior Web Programmer/, '3 April 2026'],
  'siap-ujian': [/Ujian/, 'Siap dikerjakan'],
  'menunggu-asesor': [/Ujian/, 'Menunggu asesor'],
  'sedang-ujian': [/Ujian/, 'Sisa waktu 40 menit'],
  'ujian-hampir-habis': [/Ujian/, 'Sisa waktu 1 menit'],
  'belum-kompeten': [/^Rekaman Asesmen/, 'Ajukan banding'],
  'siap-umpan-balik': [/^Umpan Balik/, 'Jawab setiap komponen'],
  bersertifikat: [/Staf SDM/, 'Sertifikat'],
  'kata-sandi-sementara': [/^Buat kata sandi Anda sendiri/, 'Kata sandi akun Anda masih sementara'],
  'data-besar': [/Notifikasi/, 'Belum dibaca10.000'],
};

it.each(scenarios)(
  'the scenario $name, opened from the list of the log-in page, shows what its name promises',
  async ({ name }) => {
    panelState.sections = ['skenario'];
    await openPortal(null, '/login');
    await press(`Buka skenario ${name}`);
    const [title, text] = shows[name] ?? [/^$/, ''];
    await heading(title);
    await said(text);
    expect(location.search).toBe('');
  },
);

it.each([
  ['biasa', networks.biasa, false, ''],
  ['terputus', 2_000, true, '&jaringan=terputus'],
  ['without a name', 700, false, ''],
])(
  'a copied link to a scenario contains the network %s if it has a name, and can be opened',
  async (_, latency, cut, rest) => {
    panelState.sections = ['skenario'];
    const page = await openPortal(null, '/login');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await said('Salin tautan');
    await page.control.setLatency(latency);
    if (cut) await page.control.addFault(offlineFault);
    await press('Salin tautan');
    await said('Copied!');
    const { search } = new URL(write.mock.lastCall?.[0] ?? '');
    expect(search).toBe(`?skenario=baru-daftar${rest}`);
    const { control } = await openPage({ latency: networks.biasa });
    const opened = { kind: 'opened', email: 'nirmala@contoh.example', cut };
    expect(await openLink(control, search, false)).toMatchObject(opened);
    expect(control.latency()).toBe(networks.biasa);
  },
);

const showScenes = () => {
  const { open, sections } = panelState;
  onTestFinished(() => void Object.assign(panelState, { open, sections }));
  Object.assign(panelState, { open: true, sections: ['skenario'] });
};

/** While a scene opens, the log-in page may list the scenes as well, before the panel. */
const pressInPanel = async (text: string) => {
  const all = await allSaying('button', text);
  const shown = all.find((button) => button.closest('aside'));
  if (!shown) throw new Error(`no button in the panel says ${text}`);
  fireEvent.click(shown);
};

const saveScene = async () => {
  showScenes();
  const page = await openPortal('gita', '/transaction');
  await page.control.fill('gita@contoh.example', { notifications: 1 });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Simpan sebagai adegan');
  await press('Simpan adegan');
  await said('Beri nama adegan ini.');
  await fill('Nama adegan', 'Pembelian Gita');
  await fill(/^Satu kalimat tentangnya/, 'Gita mencari kuitansinya.');
  await fill(/^Yang harus dilakukan/, 'Buka kuitansi.');
  await fill(/^Petunjuk/, 'Ada di kolom terakhir.');
  await mark('Kirim APL 01');
  await press('Simpan adegan');
  await said('Adegan tersimpan');
  await press('Salin tautan');
  await waitFor(() => expect(write).toHaveBeenCalled());
  return { page, link: new URL(write.mock.lastCall?.[0] ?? '') };
};

it('a saved scene opens by its link in another browser: logged in, on its page, with its task, and the hint after a press', async () => {
  const { page, link } = await saveScene();
  expect([link.pathname, link.search]).toEqual(['/', '']);
  cleanup();
  page.stop();
  panelState.open = false;
  await openPortal(null, `/${link.hash}`);
  await heading(/Pembelian/);
  expect(location.pathname + location.hash).toBe('/transaction');
  for (const text of ['Pembelian Gita', 'Gita mencari kuitansinya.', 'Buka kuitansi.', 'Keluar']) await said(text);
  without('Ada di kolom terakhir.');
  await press('Petunjuk');
  await said('Ada di kolom terakhir.');
  await said('Kirim APL 01');
  await press('Tutup adegan');
  await waitFor(() => without('Buka kuitansi.'));
});

it('a scene is in the list, asks before it replaces a used world, and can be removed', async () => {
  await saveScene();
  await press('Selesai');
  await said('Gita mencari kuitansinya.');
  await press('Buka adegan Pembelian Gita');
  await said('Adegan memerlukan dunia baru');
  await press('Ya, ganti');
  await said('Tugas: Buka kuitansi.');
  await pressInPanel('Hapus adegan Pembelian Gita');
  await press('Ya, hapus');
  await waitFor(() => expect(document.querySelector('[aria-label="Daftar adegan saya"]')).toBeNull());
});

it('a broken link is explained, also in a page that is already open, and the world stays', async () => {
  const page = await openPortal('gita', '/#adegan=1.rusak');
  await said('Tautan adegan ini terpotong atau berubah.');
  await press('Tutup');
  expect(location.hash).toBe('');
  await act(async () => {
    location.hash = '#adegan=3.rusak';
    fireEvent(window, new Event('hashchange'));
  });
  await said('Adegan ini dibuat oleh portal yang lebih baru.');
  expect(await page.control.worlds()).toEqual([]);
  expect((await page.get('/api/asesi')).status).toBe(200);
});

it('the timeline can jump to a later step, and says why a step cannot be reached', async () => {
  await openPortal('citra', ofAssessment('timeline', 198));
  await press('Lompat ke langkah ini: Hasil Asesmen');
  await waitFor(async () => expect((await part('main [aria-current="step"]')).textContent).toContain('Hasil Asesmen'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await press('Lompat ke langkah ini: Banding');
  await said('Banding hanya ada untuk hasil belum kompeten.');
});
