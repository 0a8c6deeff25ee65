import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LeaveFormWarning } from '../../../src/ui/forms/draft/leave-form-warning.tsx';
import { AccountCorner } from '../../../src/ui/frame/layouts/menu/account-corner.tsx';
import { MainMenu } from '../../../src/ui/frame/layouts/menu/main-menu.tsx';
import { DocumentLayout, FormLayout } from '../../../src/ui/frame/layouts/working-layout.tsx';
import { inPortal } from './screens.tsx';

afterEach(cleanup);

const form = '/myassessment/apl01/VFJYLTE';

const open = (part: ReactNode) => {
  window.history.replaceState(null, '', form);
  const place = memoryLocation({ path: form, record: true });
  render(<Router hook={place.hook}>{inPortal(part, 'candidate')}</Router>);
  return place;
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const menuItems = () =>
  screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent?.replace(/\s*\(.*\)/, ''), item.getAttribute('href')]);

test('the header shows a candidate the bell and Sertifikasi Saya, and no Masuk [2.candidate.bell] [2.candidate.assessments] [6.candidate.menus]', async () => {
  open(<AccountCorner />);
  // The desktop's bell is a button that opens a popover, the phone's bell is a link. The styles hide one of them, by the window width.
  const leadsTo = async (name: string) =>
    (await screen.findByRole('link', { name, hidden: true })).getAttribute('href');
  expect(await screen.findByRole('button', { name: 'Notifikasi' })).toBeTruthy();
  expect(await leadsTo('Notifikasi')).toBe('/notifications');
  expect(await leadsTo('Sertifikasi Saya')).toBe('/myassessment');
  expect(screen.queryByText('Masuk')).toBeNull();
});

test('the avatar menu has Profile, Sertifikasi Saya, Riwayat Pembelian and Keluar [2.candidate.avatar] [6.candidate.menus]', async () => {
  open(<AccountCorner />);
  await press('Menu akun Gita Contoh');
  expect(menuItems()).toEqual([
    ['Profile', '/profile'],
    ['Sertifikasi Saya', '/myassessment'],
    ['Riwayat Pembelian', '/transaction'],
    ['Keluar', null],
  ]);
});

test('Informasi Sertifikasi leads outside, to scheme information, assessment schedule and assessor list [2.header.schemes] [2.header.schedule] [2.header.assessors]', async () => {
  open(<MainMenu />);
  await press('Informasi Sertifikasi');
  const outside = menuItems().filter(([, address]) => address?.startsWith('https:'));
  expect(outside).toEqual([
    ['Informasi Skema', 'https://informasi.contoh.example/skema'],
    ['Jadwal Asesmen', 'https://informasi.contoh.example/jadwal'],
    ['Daftar Asesor', 'https://informasi.contoh.example/asesor'],
  ]);
  const opened = screen.getAllByRole('menuitem').filter((item) => item.getAttribute('target') === '_blank');
  expect(opened).toHaveLength(outside.length);
});

const question = 'Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?';
const layouts = [
  ['2.layout.document-asks', 'document', DocumentLayout],
  ['2.layout.form-asks', 'form', FormLayout],
] as const;

const openForm = (Layout: (typeof layouts)[number][2], unsent: boolean) =>
  open(
    <Layout title="APL 01" trxid="VFJYLTE">
      <LeaveFormWarning when={unsent} trxId="TRX-1" />
      <a href="/voucher">Voucher</a>
    </Layout>,
  );
const follow = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const dialog = () => document.querySelector('dialog');

test("leaving asks 'Kembali Ke Timeline Sertifikasi', and Batal stays [2.return.title] [2.return.question] [2.return.buttons]", async () => {
  const { history } = openForm(DocumentLayout, true);
  await follow('Kembali ke proses sertifikasi');
  const asked = within(screen.getByRole('alertdialog', { name: 'Kembali Ke Timeline Sertifikasi' }));
  expect(asked.getByText(question)).toBeTruthy();
  for (const name of ['Batal', 'Ya']) expect(asked.getByRole('button', { name })).toBeTruthy();
  await press('Batal');
  expect(dialog()?.open).toBe(false);
  expect(history).toEqual([form]);
});

test('Ya returns to the timeline of the trxid [2.return.yes]', async () => {
  const { history } = openForm(DocumentLayout, true);
  await follow('Voucher');
  expect(history).toEqual([form]);
  await press('Ya');
  expect(history).toEqual([form, '/myassessment/timeline/VFJYLTE']);
  expect(dialog()?.open).toBe(false);
});

test.each(layouts)('[%s] %s: asks before a page with unsent work is left, and only then', async (_, __, Layout) => {
  const unsent = openForm(Layout, true);
  await follow('Kembali ke proses sertifikasi');
  expect([dialog()?.open, unsent.history]).toEqual([true, [form]]);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  cleanup();

  const nothing = openForm(Layout, false);
  await follow('Kembali ke proses sertifikasi');
  expect(nothing.history.at(-1)).toBe('/myassessment/timeline/VFJYLTE');
});
