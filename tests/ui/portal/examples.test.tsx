// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allSaying, bare, fill, goTo, ofAssessment, openPortal, part, press, said, sign } from './open-portal.tsx';

const done = 'Contoh sudah diisi. Periksa, lalu kirim sendiri.';
const fillExample = async () => {
  await press('Isi contoh');
  await said(done);
};
const notes = () => document.querySelector<HTMLTextAreaElement>('#feedback-notes')?.value;
const answered = () => document.querySelectorAll('form[aria-label="Umpan balik asesmen"] input[type="radio"]:checked');

/** How often the world says this. */
const times = async ({ control }: Awaited<ReturnType<typeof openPortal>>, text: string): Promise<number> =>
  (await control.exportWorld()).split(text).length;

describe.skipIf(bare)('an example', () => {
  it('fills a form as a person would, and sends nothing', async () => {
    const server = await openPortal('kartika', ofAssessment('feedback', 109));
    await fillExample();
    expect(answered()).toHaveLength(10);
    const { tables } = JSON.parse(await server.control.exportWorld());
    expect(tables.feedbacks.some(({ id }: { id: string }) => id === 'TRX-2026-000109')).toBe(false);
  });

  it('asks before it replaces what somebody typed, and leaves it where that is wanted', async () => {
    await openPortal('kartika', ofAssessment('feedback', 109));
    await fill(/^Catatan lainnya/, 'Ruang ujiannya dingin.');
    await press('Isi contoh');
    await allSaying('h2', 'Ganti isian Anda dengan contoh?');
    await press('Batal');
    expect(answered()).toHaveLength(0);
    await press('Isi contoh');
    await press('Isi yang kosong saja');
    await said(done);
    expect(answered()).toHaveLength(10);
    expect(notes()).toBe('Ruang ujiannya dingin.');
    await press('Isi contoh');
    await press('Ganti semua');
    await waitFor(() => expect(notes()).toBe('Asesmen berjalan tertib, dan asesor menjelaskan keputusannya.'));
  });

  it('signs a person up whom the world does not have', async () => {
    const server = await openPortal(null, '/login?signup=1');
    await fillExample();
    await press('Daftar');
    await said('Akun Anda sudah dibuat');
    expect(server.control.personas().at(-1)).toMatchObject({ email: 'laras@contoh.example', fullname: 'Laras Contoh' });
  });

  it('of an appeal can be sent', async () => {
    await openPortal('fajar', ofAssessment('appeal', 127));
    await fillExample();
    await sign(); // what the name of the example would be drawn with, a device for tests does not have
    await press('Kirim banding');
    await allSaying('h2', 'Kirim banding sekarang?');
  });

  it.each([
    ['riwayat_pendidikan', 'Tambah pendidikan', 'Universitas Contoh'],
    ['pengalaman_kerja', 'Tambah pengalaman kerja', 'Toko Contoh'],
  ])('of the records in %s can be saved', async (tab, add, shown) => {
    const server = await openPortal('ayu', '/profile');
    const before = await times(server, shown);
    await goTo(`/profile?tab=${tab}`);
    await press(add);
    await said('Di simulasi, formulir ini dapat diisi dengan contoh.');
    fireEvent.click(await part('dialog form [data-print] button'));
    await waitFor(async () => expect((await part('dialog form')).textContent).toContain(done));
    fireEvent.submit(await part('dialog form'));
    await waitFor(async () => expect(await times(server, shown)).toBeGreaterThan(before));
  });
});
