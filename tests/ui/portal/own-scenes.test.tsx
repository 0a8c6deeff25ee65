import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { panelState } from '../../../src/training/simulation/frame/panel-state.ts';
import { allSaying, fill, heading, mark, openPortal, press, said } from './open-portal.tsx';
import { without } from './steps.ts';

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
