import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  choose,
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

const here = demonstrationOfEachTest();

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
    expect(over.textContent).toMatch(/file belum diterima server.*laporan\.pdf.*Kesalahan jaringan.*asesor atau admin/);
    here.clock.set(() => Date.parse('2026-03-02T03:01:00Z'));
    here.server.upload = taking;
    await act(async () => void fireEvent.click(within(over).getByRole('button', { name: 'Coba lagi' })));
    expect(await within(over).findByText(submitted)).toBeTruthy();
    expect(here.server.answeredAt).toEqual(['2026-03-02T02:05:00.000Z', '2026-03-02T02:05:00.000Z']);
  });

  it('the dialog shows a refusal of the server, and names the assessor', async () => {
    await here.send(failing({ kind: 'network' }));
    await here.turn({ locked: true });
    const over = await timeOver();
    const late = 'Jawaban ini tiba setelah batas waktu pengiriman.';
    here.server.upload = failing({ kind: 'refused', serverMessage: late });
    await act(async () => void fireEvent.click(within(over).getByRole('button', { name: 'Coba lagi' })));
    expect(await within(over).findByText(new RegExp(late))).toBeTruthy();
    expect(over.textContent).toMatch(/file tidak diterima server.*laporan\.pdf.*hubungi asesor atau admin/);
    expect(within(over).queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    expect(over.contains(document.activeElement)).toBe(true);
  });

  it('a failed replacement does not count as an uploaded answer', async () => {
    const by = await replace();
    await by(failing({ kind: 'http', status: 507 }));
    await here.turn({ locked: true });
    const over = await timeOver();
    expect(over.textContent).not.toContain(submitted);
    expect(over.textContent).toMatch(/file belum diterima server.*baru\.pdf.*Yang ada di server sekarang: lama\.pdf/);
  });
});
