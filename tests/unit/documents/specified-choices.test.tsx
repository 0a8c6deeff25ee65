// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AccountCorner } from '../../../src/ui/layouts/account-corner.tsx';
import { BackToTimeline } from '../../../src/ui/layouts/back-to-timeline.tsx';
import { MainMenu } from '../../../src/ui/layouts/main-menu.tsx';
import { inPortal } from './screens.tsx';

afterEach(cleanup);

const open = (part: ReactNode) => {
  const place = memoryLocation({ path: '/myassessment/apl01/VFJYLTE', record: true });
  render(<Router hook={place.hook}>{inPortal(part, 'candidate')}</Router>);
  return place;
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent?.replace(/\s*\(.*\)/, ''));

test('the header shows a candidate the bell and Sertifikasi Saya, and no Masuk', async () => {
  open(<AccountCorner />);
  // beside the bell of the desktop, which opens a popover, stands that of the phone; the width of the window shows one
  const leadsTo = async (name: string) =>
    (await screen.findByRole('link', { name, hidden: true })).getAttribute('href');
  expect(await screen.findByRole('button', { name: 'Notifikasi' })).toBeTruthy();
  expect(await leadsTo('Notifikasi')).toBe('/notifications');
  expect(await leadsTo('Sertifikasi Saya')).toBe('/myassessment');
  expect(screen.queryByText('Masuk')).toBeNull();
});

test('the avatar menu has Profile, Sertifikasi Saya, Riwayat Pembelian and Keluar', async () => {
  open(<AccountCorner />);
  await press('Menu akun Gita Contoh');
  expect(menuItems()).toEqual(['Profile', 'Sertifikasi Saya', 'Riwayat Pembelian', 'Keluar']);
});

test('Informasi Sertifikasi leads to scheme information, assessment schedule and assessor list, outside', async () => {
  open(<MainMenu />);
  await press('Informasi Sertifikasi');
  expect(menuItems()).toEqual(['Informasi Skema', 'Jadwal Asesmen', 'Daftar Asesor']);
  for (const item of screen.getAllByRole('menuitem')) expect(item.getAttribute('target')).toBe('_blank');
});

const question = 'Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?';

test("leaving asks 'Kembali Ke Timeline Sertifikasi', and Batal stays", async () => {
  const { history } = open(<BackToTimeline confirm trxid="VFJYLTE" />);
  await press('Kembali ke proses sertifikasi');
  const said = document.querySelector('dialog')?.textContent ?? '';
  for (const text of ['Kembali Ke Timeline Sertifikasi', question, 'Batal', 'Ya']) expect(said).toContain(text);
  await press('Batal');
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(history).toEqual(['/myassessment/apl01/VFJYLTE']);
});

test('Ya returns to the timeline of the trxid', async () => {
  const { history } = open(<BackToTimeline confirm trxid="VFJYLTE" />);
  await press('Kembali ke proses sertifikasi');
  await press('Ya');
  expect(history.at(-1)).toBe('/myassessment/timeline/VFJYLTE');
});
