import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, goTo, mark, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';

const closed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

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

type Window = readonly [who: string, at: string, opener: string | RegExp, first?: () => Promise<unknown>];
const written = ofAssessment('exam/written/pilihan-ganda', 132);
const educations = '/profile?tab=riwayat_pendidikan';
const unpaid = `/transaction?trx=${encodeTrxId('TRX-2026-000201')}`;

const windows: Readonly<Record<string, Window>> = {
  'to remove what is on the device': ['gita', '/data-saya', 'Hapus data saya di perangkat ini'],
  'to cancel a purchase': ['bima', unpaid, 'Batalkan pembelian'],
  'of a photo': ['eka', '/profile', /foto$/],
  'of a record': ['eka', educations, /^Tambah/],
  'to remove a record': ['eka', educations, /^Hapus/],
  'to throw a draft away': ['kartika', ofAssessment('feedback', 109), 'Buang draf', comeBackToDraft],
  'to leave a form': ['eka', '/profile', 'Skema', () => fill('Tempat lahir', 'Sleman')],
  'of files of evidence': ['joko', ofAssessment('apl02', 178), /[Ff]ile/],
  'of the keys of an exam': ['eka', written, /[Pp]intasan/, startExam],
  'of the instructions of an exam': ['eka', written, /[Pp]etunjuk/, startExam],
};

/** Focuses the opener first, because a keyboard press needs the focus on it. */
const open = async ([who, at, name, first]: Window) => {
  await openPortal(who, at);
  await first?.();
  const opener = (await allSaying(name === 'Skema' ? 'a' : 'button', name)).at(-1) as HTMLElement;
  opener.focus();
  fireEvent.click(opener);
  const dialog = await part('dialog[open]');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
};

describe('the dialog', () => {
  it.each(Object.entries(windows))('%s returns the focus to its opener', async (_, row) => {
    const { opener, dialog } = await open(row);
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
  ])('%s leaves the focus in the page after it removed its opener', async (name, confirm) => {
    const { opener } = await open(windows[name] as Window);
    await press(confirm);
    await waitFor(() => expect(opener.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.closest('main, dialog[open]')).not.toBeNull());
  });
});
