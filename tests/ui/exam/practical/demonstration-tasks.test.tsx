import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pdfHead } from '../../../builders/images.ts';
import {
  choose,
  demonstrationOfEachTest,
  failing,
  fileOf,
  press,
  review,
  taking,
  task,
  uploaded,
} from './demonstration-in-progress.tsx';

/** A name may break into parts. */
const fileNamed = (name: string) => (_: string, part: Element | null) =>
  part?.tagName === 'BDI' && part.textContent === name;

const here = demonstrationOfEachTest();

describe('a task of a demonstration', () => {
  it.each([
    ['tepat.pdf', 10_000, pdfHead, null],
    ['besar.pdf', 10_001, pdfHead, 'File tidak boleh berukuran lebih dari 10 KB'],
    ['kosong.pdf', 0, pdfHead, 'File kosong'],
    [
      'palsu.pdf',
      100,
      [1, 2, 3],
      'Isi file ini bukan PDF, walau namanya berakhiran .pdf. Simpan ulang file itu, lalu pilih lagi',
    ],
  ])('checks %s of %d bytes before sending anything', async (name, size, head, refusal) => {
    await here.open();
    await choose(fileOf(name, size, head));
    if (refusal === null) return expect(await uploaded()).toBeTruthy();
    expect((await screen.findByText(new RegExp(refusal))).parentElement?.textContent).toContain(name);
    expect(here.server.keys).toEqual([]);
  });

  describe.each(['paper', 'task', 'both'] as const)('on a server that names its file in the reply of %s', (tells) => {
    const saysUploaded = async () => {
      expect(await uploaded()).toBeTruthy();
      expect(document.body.textContent).toContain('1 dari 1 tugas sudah diunggah.');
      await review();
      expect(screen.queryByText('Belum diunggah')).toBeNull();
      expect(screen.getByText('Semua tugas sudah diunggah.')).toBeTruthy();
    };

    it('is uploaded everywhere on the page as soon as it has arrived', async () => {
      here.server.tells = tells;
      await here.send(taking);
      await saysUploaded();
    });

    it('is uploaded everywhere on the page that is opened later', async () => {
      here.server.tells = tells;
      here.server.file = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-03-02T02:10:00Z' };
      await here.open();
      await saysUploaded();
    });
  });

  it('keeps a file after an interrupted upload, and the retry is the same request (fault matrix 49)', async () => {
    await here.send(failing({ kind: 'network' }));
    expect(await screen.findByText('Kesalahan jaringan')).toBeTruthy();
    expect(task().textContent).toContain('Portal mencobanya lagi sendiri.');
    here.server.upload = taking;
    await press('Coba lagi');
    expect(await uploaded()).toBeTruthy();
    const [first, second] = here.server.keys;
    expect(second).toBe(first);
  });

  it('keeps a file when the server has no room for it (fault matrix 13)', async () => {
    await here.send(failing({ kind: 'http', status: 507 }));
    expect(await screen.findByText('Terjadi kesalahan pada media penyimpanan')).toBeTruthy();
    expect(task().textContent).not.toContain('Portal mencobanya lagi');
    expect(screen.getByText(fileNamed('laporan.pdf'))).toBeTruthy();
  });

  it('keeps the file over a reload, and asks the server whether it has arrived meanwhile', async () => {
    const first = await here.open();
    here.server.upload = failing({ kind: 'network' });
    here.server.online = false;
    await choose(fileOf('laporan.pdf'));
    await screen.findByText(/Belum diketahui/);
    first.unmount();

    const second = await here.open();
    expect(await screen.findByText(fileNamed('laporan.pdf'))).toBeTruthy();
    expect(await screen.findByText(/Belum diketahui/)).toBeTruthy();
    second.unmount();

    here.server.online = true;
    here.server.file = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-03-02T02:10:00Z' };
    await here.open();
    expect(await uploaded()).toBeTruthy();
    expect(screen.queryByText(/Belum diketahui/)).toBeNull();
    expect(here.server.keys).toHaveLength(1);
  });

  it('accepts a replacement while the time runs, as a new request, and none afterwards', async () => {
    await here.open();
    await choose(fileOf('laporan.pdf'));
    await uploaded();
    here.server.upload = taking;
    await press('Ganti file');
    await choose(fileOf('laporan-baru.pdf'));
    expect(await screen.findByText(fileNamed('laporan-baru.pdf'))).toBeTruthy();
    await screen.findByRole('button', { name: 'Ganti file' });
    expect(new Set(here.server.keys).size).toBe(2);
    await here.turn({ locked: true });
    expect(screen.queryByRole('button', { name: 'Ganti file' })).toBeNull();
    expect(screen.queryByLabelText(/^File/)).toBeNull();
  });
});
