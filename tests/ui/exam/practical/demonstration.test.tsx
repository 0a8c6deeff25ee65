import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter, leave } from '../../../../src/ui/core/session/session-view.ts';
import { pdfHead } from '../../../builders/images.ts';
import { person } from '../../show-with.tsx';
import {
  choose,
  demonstrationInProgress,
  demonstrationOfEachTest,
  failing,
  fileOf,
  onItsWay,
  press,
  review,
  taking,
  task,
  uploaded,
} from './demonstration-in-progress.tsx';

/** A name may break into parts. */
const fileNamed = (name: string) => (_: string, part: Element | null) =>
  part?.tagName === 'BDI' && part.textContent === name;

describe('a task of a demonstration', () => {
  const here = demonstrationOfEachTest();

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

  it.each(['paper', 'task', 'both'] as const)(
    'is uploaded everywhere on the page, at once and later, on a server that names its file in the reply of %s',
    async (tells) => {
      const saysUploaded = async () => {
        expect(await uploaded()).toBeTruthy();
        expect(document.body.textContent).toContain('1 dari 1 tugas sudah diunggah.');
        await review();
        expect(screen.queryByText('Belum diunggah')).toBeNull();
        expect(screen.getByText('Semua tugas sudah diunggah.')).toBeTruthy();
      };
      here.server.tells = tells;
      await here.send(taking);
      await saysUploaded();
      cleanup();
      await here.open();
      await saysUploaded();
    },
  );

  it('names a file that was still being read when the candidate left the page', async () => {
    const { unmount } = await here.open();
    const input = await screen.findByLabelText(/^File hasil/);
    fireEvent.change(input, { target: { files: [fileOf('laporan.pdf')] } });
    unmount();
    await waitFor(() =>
      expect(here.alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining('“laporan.pdf”') }),
    );
    expect(here.server.keys).toEqual([]);
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

const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

const back = async () => {
  await press('Kembali ke tugas');
  await screen.findByRole('heading', { name: 'Ujian Demonstrasi' });
};

const handIn = () => screen.getByRole('button', { name: 'Kumpulkan ujian' });

const isOff = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

const timeOver = () => screen.findByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });

const submitted = 'Jawaban tugas praktik sudah diunggah.';

describe('a file of a demonstration', () => {
  const here = demonstrationOfEachTest();

  const replace = async () => {
    await here.send(taking, 'lama.pdf');
    await uploaded();
    return async (upload: typeof taking) => {
      here.server.upload = upload;
      await press('Ganti file');
      await choose(fileOf('baru.pdf'));
    };
  };

  describe('the review of a demonstration', () => {
    it('says that a replacement has failed, and that the old file counts', async () => {
      const by = await replace();
      await by(failing({ kind: 'http', status: 507 }));
      await review();
      expect(screen.queryByText('Semua tugas sudah diunggah.')).toBeNull();
      expect(screen.getByText('File pengganti belum diterima server')).toBeTruthy();
      expect(task().textContent).toMatch(/lama\.pdf.*File lama.*baru\.pdf.*media penyimpanan/);
      await act(async () => handIn().click());
      const question = screen.getByRole('alertdialog', { name: 'Kumpulkan ujian sekarang?' });
      expect(question.textContent).toContain('yang dinilai adalah file lama');
      expect(question.textContent).not.toContain('Semua tugas sudah diunggah.');
      await act(async () => within(question).getByRole('button', { name: 'Batal' }).click());

      here.server.upload = taking;
      await press('Coba lagi');
      expect(await screen.findByText('Semua tugas sudah diunggah.')).toBeTruthy();
      expect(task().textContent).toContain('baru.pdf');
    });

    it('waits for a replacement in progress before the submission', async () => {
      const by = await replace();
      const way = onItsWay();
      await by(way.upload);
      await review();
      await way.progress(30);
      expect(screen.queryByText('Semua tugas sudah diunggah.')).toBeNull();
      expect([percent(), isOff(handIn())]).toEqual(['30', true]);
      expect(screen.getByText('Tunggu sampai unggahan selesai, atau batalkan.')).toBeTruthy();
      await way.arrive();
      expect(await screen.findByText('Semua tugas sudah diunggah.')).toBeTruthy();
      expect(isOff(handIn())).toBe(false);
    });
  });

  describe('an upload', () => {
    it('continues behind the review, and shows on both pages', async () => {
      const way = await here.sendSlowly();
      await way.progress(40);
      await review();
      expect(percent()).toBe('40');
      await back();
      await way.progress(60);
      expect(percent()).toBe('60');
      await way.arrive();
      expect(await uploaded()).toBeTruthy();
      expect(here.server.keys).toHaveLength(1);
    });

    it('stops when its file is removed', async () => {
      const way = await here.sendSlowly();
      await way.progress(40);
      await press('Hapus laporan.pdf');
      expect(way.aborted).toBe(true);
      expect(screen.queryByText(fileNamed('laporan.pdf'))).toBeNull();
      expect(await screen.findByLabelText(/^File hasil/)).toBeTruthy();
    });

    it('continues when its page is left, and its next page shows it again', async () => {
      const way = await here.sendSlowly();
      cleanup();
      await here.open();
      await screen.findByRole('progressbar');
      await way.progress(70);
      expect(percent()).toBe('70');
      await way.arrive();
      expect(await uploaded()).toBeTruthy();
      expect(here.server.keys).toHaveLength(1);
    });
  });

  describe('when the time of a demonstration is over,', () => {
    it('an upload continues visibly, and leaving the page asks first (fault matrix 43)', async () => {
      const way = await here.sendSlowly();
      await here.turn({ locked: true });
      await way.progress(80);
      const over = await timeOver();
      expect(over.textContent).toContain('unggahan masih berjalan');
      expect(over.textContent).toContain('Jangan tutup halaman ini');
      expect(over.textContent).not.toContain('belum diunggah');
      expect(within(over).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');

      const closing = () => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      };
      expect(closing()).toBe(true);
      await press('Kembali ke proses sertifikasi');
      expect(screen.getByRole('alertdialog', { name: 'Keluar dari ujian?' })).toBeTruthy();
      await press('Tetap mengerjakan');
      expect(location.pathname).toContain('demonstration');

      await way.arrive();
      expect((await timeOver()).textContent).toContain(submitted);
      expect(closing()).toBe(false);
      await press('Kembali ke proses sertifikasi');
      expect(location.pathname).toContain('/timeline');
    });

    it('a failed upload can be retried from the dialog, with the time of its choice', async () => {
      await here.send(failing({ kind: 'network' }));
      await here.turn({ locked: true });
      const over = await timeOver();
      expect(over.textContent).toMatch(
        /file belum diterima server.*laporan\.pdf.*Kesalahan jaringan.*asesor atau admin/,
      );
      here.clock.set(() => Date.parse('2026-03-02T03:01:00Z'));
      here.server.upload = taking;
      await act(async () => void fireEvent.click(within(over).getByRole('button', { name: 'Coba lagi' })));
      expect(await within(over).findByText(submitted)).toBeTruthy();
      expect(here.server.answeredAt).toEqual(['2026-03-02T02:05:00.000Z', '2026-03-02T02:05:00.000Z']);
    });
  });
});

describe('the owner of an upload', () => {
  const here = demonstrationOfEachTest();

  it.each([
    ['the page', 'the candidate logs out', () => leave(here.session)],
    ['a page that was left', 'somebody else logs in', () => enter(here.session, person('8'))],
  ])('an upload of %s stops when %s', async (page, _, change) => {
    const way = await here.sendSlowly();
    await way.progress(40);
    if (page !== 'the page') cleanup();
    await act(async () => change());
    expect(way.aborted).toBe(true);
  });

  it('a file that arrives after another log-in is not shown to the new person', async () => {
    let arrive = () => {};
    const tooLate = (...sent: Parameters<typeof taking>) =>
      new Promise<Awaited<ReturnType<typeof taking>>>((resolve) => {
        arrive = () => resolve(taking(...sent));
      });
    await here.send(tooLate);
    cleanup();
    await act(async () => enter(here.session, person('8')));
    await act(async () => arrive());
    expect(here.read()).not.toContain('laporan.pdf');
  });

  it('a file that waits for a new session is sent after the log-in of the same person (fault matrix 6)', async () => {
    await here.send(failing({ kind: 'expired', status: 401 }));
    expect(here.session.expired).toBe(true);
    here.server.upload = taking;
    await act(async () => enter(here.session, person('7')));
    expect(await uploaded()).toBeTruthy();
  });

  it('when another tab takes over, this tab stops its upload, so that an older file never arrives after a newer one', async () => {
    const way = await here.sendSlowly();
    await way.progress(40);
    await here.turn({ role: 'reading' });
    expect(way.aborted).toBe(true);
  });

  it('the page does not claim that a file is safe on a device that cannot keep it', async () => {
    Object.assign(here, demonstrationInProgress({ durable: false }));
    await here.send(failing({ kind: 'http', status: 507 }));
    expect(await screen.findByText('Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.')).toBeTruthy();
    expect(task().textContent).not.toContain('tetap tersimpan di perangkat ini');
  });

  it('a file uploaded on another device counts everywhere as soon as it is read', async () => {
    await here.open();
    await review();
    here.server.file = { id: 'f-9', name: 'lain.pdf', size: 2000, uploadedAt: '2026-03-02T02:10:00Z' };
    await press('Kembali ke tugas');
    await expect.poll(() => task().textContent).toContain('lain.pdf');
    expect(screen.getByText('1 dari 1 tugas')).toBeTruthy();
    await review();
    expect(screen.getByText('Semua tugas sudah diunggah.')).toBeTruthy();
  });
});
