import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { subjectOfAttempt } from '../../../../src/application/exam/attempt/attempt-key.ts';
import { failureText } from '../../../../src/ui/core/failure-text.ts';
import { enter } from '../../../../src/ui/core/session/session-view.ts';
import { useKeptTimeline } from '../../../../src/ui/exam/exam-data.ts';
import { ExamLayout } from '../../../../src/ui/frame/layouts/exam-layout.tsx';
import { examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeServices, onceAsked, person, showWith } from '../../show-with.tsx';
import {
  eka,
  essayPage,
  examOfEachTest,
  field,
  minute,
  press,
  said,
  second,
  sending,
  shownDialog,
  text,
  type,
} from '../exam-in-progress.tsx';

const here = examOfEachTest();

it('the review of a second exam of a kind keeps the address of that exam', async () => {
  here.server.ordinal = 2;
  await here.open();
  await press(/^Periksa jawaban/);
  expect(screen.getByRole('heading', { level: 1, name: 'Periksa jawaban' })).toBeTruthy();
  expect(location.search).toBe('?ke=2');
});

describe('the page of an exam says', () => {
  beforeEach(() => here.open());

  it('that the network is down, and that all is sent only once it is, without blocking anything (fault matrix 1)', async () => {
    await here.typeOffline('a');
    expect(said()).toContain('Koneksi terputus. Jawaban tersimpan di perangkat ini.');
    expect([shownDialog(), here.alerts.open, field().readOnly]).toEqual([null, null, false]);
    await here.reconnect();
    expect(said()).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
    here.server.faults = [{ takes: 5 * second }];
    type('ab');
    await here.pass(sending);
    expect(said()).toContain('Koneksi pulih. Jawaban sedang dikirim…');
    expect(said()).not.toContain('Semua jawaban sudah terkirim.');
    await here.pass(15 * second);
    expect(said()).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
    expect(here.server.valueOf('S1')).toBe('ab');
  });

  it('that the server has a problem, without mentioning the connection (fault matrix 3)', async () => {
    here.server.faults = Array.from({ length: 9 }, () => ({ status: 502 }));
    type('a');
    await here.pass(sending);
    expect(said()).toContain('Server sedang bermasalah. Jawaban tersimpan di perangkat ini.');
    expect(screen.getByText('1 jawaban belum terkirim')).toBeTruthy();
    here.server.faults = [];
    await press('Coba kirim sekarang');
    await here.pass(second);
    expect(said()).toContain('Server sudah pulih. Semua jawaban sudah terkirim.');
    expect(said()).not.toContain('Koneksi');
  });

  it('that an answer is being stored, and only afterwards that it is on the device (fault matrix 1)', async () => {
    await here.typeOffline('a');
    here.browser.drafts.hangs = true;
    await here.typeOffline('ab', 2 * second);
    expect(said()).toContain('Koneksi terputus. Jawaban sedang disimpan di perangkat ini…');
    expect(said()).not.toContain('tersimpan');
    here.browser.drafts.hangs = false;
    await here.pass(second);
    expect(said()).toContain('Koneksi terputus. Jawaban tersimpan di perangkat ini.');
  });

  it('that it saves while a response is pending, and accepts more input meanwhile (fault matrix 14)', async () => {
    here.server.faults = [{ takes: 30 * second }];
    type('lama');
    await here.pass(sending);
    type('baru');
    expect(screen.getAllByText('Menyimpan…').length).toBeGreaterThan(0);
    await here.pass(2 * minute); // after a slow reply, the next call waits longer
    expect([here.server.valueOf('S1'), field().value]).toEqual(['baru', 'baru']);
    expect(screen.getByText('Semua jawaban terkirim')).toBeTruthy();
  });

  it('that the storage is away, with the unsent answers as a file, until everything is stored again; answering works all the time (fault matrix 38, 69)', async () => {
    expect(said()).not.toContain('Penyimpanan');
    await here.typeOffline('a', second);
    here.browser.drafts.fails = true;
    await act(async () => here.browser.drafts.takeAway());
    await here.pass(second);
    expect(said()).toContain('Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.');
    expect([screen.queryByText('Ujian ini terbuka di tab lain'), field().readOnly]).toEqual([null, false]);
    await here.typeOffline('ab');
    expect(screen.getByRole('button', { name: 'Unduh jawaban yang belum terkirim' })).toBeTruthy();
    expect(said()).not.toMatch(/terkirim\.|tersimpan di perangkat/);
    here.browser.drafts.fails = false;
    await here.pass(3 * second);
    expect(said()).not.toContain('Penyimpanan');
    expect(here.server.valueOf('S1')).toBeUndefined();
  });

  it.each([{ status: 403 }, 'refuses' as const])(
    'that the exam was handed in elsewhere, when a save is refused with %j and no event has told',
    async (fault) => {
      here.server.receipt = { number: 'TT-9', submittedAt: null, answered: 2, total: 2, digest: null };
      here.server.faults = [fault];
      type('a');
      await here.pass(sending);
      await here.settle();
      expect(await screen.findByText('TT-9')).toBeTruthy();
    },
  );

  it('which versions came from two devices, before the submission (fault matrix 36)', async () => {
    const other = await here.attemptElsewhere(examBrowser(here.device, here.server, 'B').deps());
    await here.typeOffline('dari sini', 5 * second);
    here.server.online = true;
    other.answer('S1', 'dari sana');
    other.sendNow();
    await here.pass(5 * minute);
    await press(/^Periksa jawaban/);
    expect(screen.getByText('Jawaban berbeda dari perangkat lain')).toBeTruthy();
    const inForce = screen.getByText('Yang berlaku sekarang').parentElement?.nextElementSibling;
    expect([inForce?.textContent, screen.getByText('dari sini').tagName]).toEqual(['dari sana', 'P']);
    await press('Pakai jawaban ini untuk soal 1');
    await here.pass(sending);
    expect(document.activeElement?.textContent).toBe('Periksa jawaban');
    expect(here.server.valueOf('S1')).toBe('dari sini');
  });
});

describe('the page of an exam says on opening', () => {
  it.each([
    [new ApiFailure({ kind: 'network' }), 'Tanpa koneksi ke server'],
    [new ApiFailure({ kind: 'http', status: 503 }), 'Server sedang bermasalah'],
  ])('why the session is not confirmed yet: %s', async (failure, why) => {
    Object.assign(here.session, { unconfirmed: true, failure });
    await here.open();
    expect(said()).toContain(`${why} – jawaban disimpan di perangkat ini.`);
  });

  it('nothing of a missing connection once the server has taken an answer, although the session is not confirmed yet, also when that notice is gone', async () => {
    Object.assign(here.session, { unconfirmed: true, failure: new ApiFailure({ kind: 'network' }) });
    await here.open();
    await here.typeOffline('a');
    await here.reconnect();
    expect(said()).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
    await press('Tutup');
    expect(said()).not.toContain('Tanpa koneksi ke server');
    await here.typeOffline('b');
    expect(said()).toContain('Koneksi terputus.');
  });

  it('which stored answers cannot be decrypted, until they are given again (fault matrix 70)', async () => {
    const { stored, spoilt } = here.browser.drafts;
    const name = JSON.stringify([eka.id, 'exam', `${subjectOfAttempt(here.server.exam)}/S1`]);
    stored.set(name, { revision: 'r', savedAt: 0, content: { values: {}, files: new Map() } });
    spoilt.add(name);
    await here.open();
    expect(said()).toContain('1 jawaban yang tersimpan di perangkat ini tidak dapat dibuka (soal 1).');
    expect([field().value, stored.has(name), spoilt.has(name)]).toEqual(['', true, true]);
    type('b');
    await here.pass(second);
    expect(said()).not.toContain('tidak dapat dibuka');
  });

  it('how many questions cannot be read, shows the others, and can be handed in (fault matrix 87)', async () => {
    here.server.unreadable = 1;
    await here.open();
    expect(text()).toContain('1 soal tidak dapat ditampilkan. Hubungi asesor.');
    type('a');
    await here.pass(sending);
    await here.handIn();
    expect(here.server.receipt?.answered).toBe(1);
  });
});

describe('the submission', () => {
  it('shows a server error, enables its button again, and succeeds on the next try (fault matrix 3)', async () => {
    await here.open();
    here.server.faults = [{ takes: 0 }, { status: 503 }, { takes: 0 }];
    await here.handIn();
    const { open } = here.alerts;
    expect(open?.kind === 'failure' && failureText(open.thrown.error).text).toBe('Terjadi kesalahan pada server');
    const button = screen.getByRole('button', { name: 'Kumpulkan ujian' });
    expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).not.toContain('true');
    await press('Kumpulkan ujian');
    await press('Ya, kumpulkan');
    await here.pass(5 * second);
    expect([here.server.receipt?.number, here.server.secondSubmissions]).toEqual(['TT-1', 0]);
  });

  it('says that it checks the server’s state, and pressing twice hands in once (fault matrix 4)', async () => {
    await here.open();
    here.server.faults = [{ takes: 0 }, 'acceptThenDrop', { takes: 10 * second }];
    await here.handIn();
    expect(screen.getByText('Memeriksa status…')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Kumpulkan ujian/ }));
    await here.pass(20 * second);
    expect(here.server.calls.filter((call) => call.startsWith('submit'))).toHaveLength(1);
    expect(screen.getByText('TT-1')).toBeTruthy();
  });
});

it('the page of an exam on a server that keeps no answers before the submission says where they are, without mentioning the connection, repeats it before the submission, and leaves nothing afterwards (fault matrix 86)', async () => {
  const onDevice = 'Jawaban disimpan di perangkat ini dan dikirim saat Anda mengumpulkan.';
  here.server.keepsAnswers = false;
  await here.open();
  expect(text()).not.toContain(onDevice);
  type('a');
  await here.pass(sending);
  expect(text()).toContain(`${onDevice} Jangan ganti perangkat atau hapus data browser.`);
  expect(text()).toContain('Jawaban di perangkat lain tidak ada di sini.');
  expect(screen.getByText('1 jawaban di perangkat ini')).toBeTruthy();
  expect(text()).not.toMatch(/Koneksi|Menyimpan…|Gagal/);
  await press('Periksa jawaban');
  expect(text().split(onDevice)).toHaveLength(3);
  await press('Kumpulkan ujian');
  await press('Ya, kumpulkan');
  await here.pass(10 * second);
  expect(here.server.valueOf('S1')).toBe('a');
  await waitFor(() => expect(text()).toContain('Tanda Terima'));
  expect(text()).not.toContain('diterima server di perangkat');
  expect(screen.queryByRole('button', { name: 'Unduh jawaban' })).toBeNull();
});

it('the header of the layout shows the countdown while the exam runs, and none before it [2.layout.exam-timer]', async () => {
  const inLayout = () =>
    here.show(
      <ExamLayout title="Ujian Esai" trxid="VFJYLTE">
        {essayPage}
      </ExamLayout>,
    );
  const time = () => document.querySelector('header [role="timer"]')?.textContent;
  here.server.locked = true;
  const view = await inLayout();
  expect(time()).toBeUndefined();
  view.unmount();
  here.server.locked = false;
  await inLayout();
  await here.pass(20 * minute);
  expect(time()).toBe('40:00');
});

const question = () => screen.getByRole('heading', { level: 2, name: /^Soal \d/ }).textContent;

describe('the place in a running exam', () => {
  const open = async (place: number | null) => {
    cleanup();
    for (const name of here.memory.texts.keys()) here.memory.write(name, null);
    here.kept.place = place;
    await here.open();
  };

  it('an exam that began elsewhere opens its first blank question with the focus on it, and its first one where all or none are blank', async () => {
    await open(null);
    expect(question()).toMatch(/^Soal 1/);
    type('jawaban pertama');
    await here.pass(sending);
    await open(null);
    expect(question()).toMatch(/^Soal 2/);
    expect(document.activeElement?.textContent).toBe(question());
    await open(0); // another tab, on a device that has shown the first question last
    expect(question()).toMatch(/^Soal 1/);
    await press('Berikutnya');
    type('jawaban kedua');
    await here.pass(sending);
    await open(null);
    expect(question()).toMatch(/^Soal 1/);
  });

  it('an exam that is left, also by a log-out in another tab, leaves no question in the memory of the tab', async () => {
    await open(null);
    cleanup();
    await here.settle();
    expect([...here.memory.texts]).toEqual([]);
  });

  describe('an exam that starts again with the same ids opens its first question', () => {
    const atTheSecond = async () => {
      await open(null);
      await press('Berikutnya');
      expect(question()).toMatch(/^Soal 2/);
    };
    const again = async () => {
      cleanup();
      await here.pass(minute);
      here.server.startAgain();
      await here.open();
    };

    it('in the same tab without a reload', async () => {
      await atTheSecond();
      here.portal.reloads = false;
      await again();
      expect(question()).toMatch(/^Soal 1/);
    });

    it('after a reload of the tab', async () => {
      await atTheSecond();
      const beforeReload = new Map(here.memory.texts);
      cleanup();
      await here.settle();
      for (const [name, text] of beforeReload) here.memory.write(name, text);
      await again();
      expect(question()).toMatch(/^Soal 1/);
    });
  });
});

it('when another person logs in over an open exam, the page shows and sends nothing of the first, who goes on after the return (fault matrix 6)', async () => {
  const saves = () => here.server.calls.filter((call) => call === 'save').length;
  const logIn = async (who: ReturnType<typeof person>) => {
    await act(async () => enter(here.session, who));
    await here.settle();
  };
  await here.open();
  here.server.sessionOver = true;
  type('rahasia');
  await here.pass(sending);
  here.server.sessionOver = false;
  const before = saves();
  await logIn(person('1006'));
  await here.pass(minute);
  expect([before, saves(), here.server.valueOf('S1')]).toEqual([1, 1, undefined]);
  expect(screen.queryByDisplayValue('rahasia')).toBeNull();
  await logIn({ ...eka });
  await here.pass(sending);
  expect(here.server.valueOf('S1')).toBe('rahasia');
});

const Running = () => {
  useKeptTimeline({ trxId: 'TRX-1', id: '5' });
  return null;
};

it('a running exam keeps the timeline in the cache, though no page shows it for an hour (fault matrix 75)', async () => {
  vi.useFakeTimers();
  const timeline = { trxId: 'TRX-1', stages: [] };
  const queries = onceAsked(30_000);
  const services = new FakeServices().withTimelines({ find: async () => timeline } as never);
  const exam = showWith(<Running />, { services, queries });
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  exam.unmount();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(queries.getQueryData(['assessment', 'timeline', 'TRX-1'])).toEqual(timeline);
});
