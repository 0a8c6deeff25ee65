import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { imageOf, jpegHead } from '../../builders/images.ts';
import { allSaying, fill, goTo, mark, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';

const done = 'Contoh sudah diisi. Periksa, lalu kirim sendiri.';
const fillExample = async () => {
  await press('Isi contoh');
  await said(done);
};
const jpeg = Buffer.from(await imageOf(jpegHead, 400).arrayBuffer()).toString('base64');
const notes = () => document.querySelector<HTMLTextAreaElement>('#feedback-notes')?.value;
const answered = () => document.querySelectorAll('form[aria-label="Umpan balik asesmen"] input[type="radio"]:checked');

const times = async ({ control }: Awaited<ReturnType<typeof openPortal>>, text: string): Promise<number> =>
  (await control.exportWorld()).split(text).length;

describe('an example', () => {
  it('fills a form, asks before it replaces typed text, can leave it, and sends nothing', async () => {
    const server = await openPortal('kartika', ofAssessment('feedback', 109));
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
    const { tables } = JSON.parse(await server.control.exportWorld());
    expect(tables.feedbacks.some(({ id }: { id: string }) => id === 'TRX-2026-000109')).toBe(false);
  });

  it('sets a new password for an existing person', async () => {
    const server = await openPortal(null, '/reset-password');
    await fillExample();
    await press('Kirim tautan');
    await said('Periksa email Anda');
    const [mail] = await server.control.mails();
    await goTo(mail?.link ?? '');
    await part('form[aria-label="Atur ulang kata sandi"]');
    await fillExample();
    await press('Simpan kata sandi');
    await said('Kata sandi Anda sudah diganti');
    await said('Masuk dengan kata sandi baru.');
  });

  it('of a request for adjustments can be sent, and keeps a ticked "no adjustments"', async () => {
    const server = await openPortal('citra', ofAssessment('agreement', 198));
    await press('Minta penyesuaian');
    const form = await part('form[aria-label="Penyesuaian yang Wajar"]');
    const example = async () =>
      fireEvent.click(await part('form[aria-label="Penyesuaian yang Wajar"] [data-print] button'));
    await mark('Saya tidak memerlukan penyesuaian');
    await example();
    await press('Isi yang kosong saja');
    expect(form.querySelectorAll('input:checked')).toHaveLength(1);
    await example();
    await press('Ganti semua');
    await waitFor(() => expect(form.textContent).toContain(done));
    await press('Kirim permintaan');
    await said('Permintaan penyesuaian terkirim');
    const [task] = (await server.control.staffTasks()).filter(({ stage }) => stage === 'adjustment');
    expect(task).toMatchObject({ trxId: 'TRX-2026-000198', needs: ['extra_time', 'other'] });
  });

  it('of a photo can be cropped like any other photo', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/jpeg;base64,${jpeg}`);
    await openPortal('ayu', '/profile');
    await press('Tambah foto');
    await allSaying('dialog', /Tambah foto profil/);
    await press('Pakai foto contoh');
    await allSaying('button', 'Pilih foto lain');
  });

  it('of a Prakerja code pays for the current schedule, even after the field was emptied', async () => {
    await openPortal('gita', '/schema/junior-web-programmer/JDW-003/prakerja/ANG-003-2');
    const code = async () => (await part('#kode-prakerja')) as HTMLInputElement;
    await code();
    await fillExample();
    expect((await code()).value).toBe('PRAT-WEB1-0001');
    fireEvent.change(await code(), { target: { value: '' } });
    await press('Isi contoh');
    await waitFor(async () => expect((await code()).value).toBe('PRAT-WEB1-0001'));
    await mark(/^Saya telah membaca/);
    await press('Tukarkan kode dan daftar');
    await allSaying('h1', /Pembayaran|Pendaftaran/);
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
