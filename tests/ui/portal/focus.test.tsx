// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, goTo, mark, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';

/** Presses what opens a window, as a keyboard does: it has the focus. */
const open = async (kind: 'a' | 'button', name: string | RegExp) => {
  const opener = (await allSaying(kind, name)).at(-1) as HTMLElement;
  opener.focus();
  fireEvent.click(opener);
  const dialog = await part('dialog[open]');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
};

const closed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

interface Window {
  readonly who: string;
  readonly at: string;
  /** What is done before. */
  readonly first?: () => Promise<unknown>;
  readonly kind?: 'a' | 'button';
  readonly opener: string | RegExp;
}

const startExam = async () => {
  await mark(/^Saya siap/);
  await press('Mulai ujian');
  await part('input[type=radio]');
};

const comeBackToDraft = async () => {
  await fill(/^Catatan/, 'Asesor saya sangat membantu.');
  await said('Draf tersimpan');
  await goTo('/faq');
  await goTo(ofAssessment('feedback', 109));
};

const instructions: Readonly<Record<string, Window>> = {
  'of the instructions of an exam': {
    who: 'eka',
    at: ofAssessment('exam/written/pilihan-ganda', 132),
    first: startExam,
    opener: /[Pp]etunjuk/,
  },
};

const windows: Readonly<Record<string, Window>> = {
  'to remove what is on the device': { who: 'gita', at: '/data-saya', opener: 'Hapus data saya di perangkat ini' },
  'to cancel a purchase': {
    who: 'bima',
    at: `/transaction?trx=${encodeTrxId('TRX-2026-000201')}`,
    opener: 'Batalkan pembelian',
  },
  'of a photo': { who: 'eka', at: '/profile', opener: /foto$/ },
  'of a record': { who: 'eka', at: '/profile?tab=riwayat_pendidikan', opener: /^Tambah/ },
  'to remove a record': { who: 'eka', at: '/profile?tab=riwayat_pendidikan', opener: /^Hapus/ },
  'to throw a draft away': {
    who: 'kartika',
    at: ofAssessment('feedback', 109),
    first: comeBackToDraft,
    opener: 'Buang draf',
  },
  'to leave a form': {
    who: 'eka',
    at: '/profile',
    first: () => fill('Tempat lahir', 'Sleman'),
    kind: 'a',
    opener: 'Skema',
  },
  'of files of evidence': { who: 'joko', at: ofAssessment('apl02', 178), opener: /[Ff]ile/ },
  'of the keys of an exam': {
    who: 'eka',
    at: ofAssessment('exam/written/pilihan-ganda', 132),
    first: startExam,
    opener: /[Pp]intasan/,
  },
  ...instructions,
};

const openAt = async ({ who, at, first, kind = 'button', opener }: Window) => {
  await openPortal(who, at);
  await first?.();
  return open(kind, opener);
};

describe('the window', () => {
  it.each(Object.entries(windows))('%s gives the focus back to what opened it', async (_, row) => {
    const { opener, dialog } = await openAt(row);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await closed();
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['to cancel a purchase', 'Ya, batalkan'],
    ['to throw a draft away', 'Ya, buang'],
    ['to remove a record', 'Hapus'],
    ['to leave a form', 'Tinggalkan'],
    ['to remove what is on the device', 'Hapus dan keluar'],
  ])('%s leaves the focus in the page after it took away what opened it', async (name, confirm) => {
    const { opener } = await openAt(windows[name] as Window);
    await press(confirm);
    await closed();
    await waitFor(() => expect(opener.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  });
});
