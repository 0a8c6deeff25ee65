import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { NEVER, type Observable, of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { WatchMoment } from '../../../src/application/time/watch-moment.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Countdown } from '../../../src/domain/exam/countdown.ts';
import type { Exam, Exams, UnknownExam } from '../../../src/domain/exam/exam.ts';
import { toNextExam } from '../../../src/ui/assessment/public/next-step/stage-table.ts';
import { statusText } from '../../../src/ui/core/failure-text.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import ExamsPage from '../../../src/ui/exam/list/exams-page.tsx';
import { anExam } from '../../builders/exam.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';
import { examsOf } from './exams-of.ts';

const written = anExam({ status: 'submitted', receipt: null });
const fresh = { type: null, startedAt: null } as const;
const essay = anExam({ ...fresh, id: 'e', kind: 'essay', status: 'ready', questionCount: 5 });
const observation = anExam({ ...fresh, id: 'o', kind: 'observation', status: 'locked', note: 'Menunggu alat.' });
const demonstration = anExam({ ...fresh, id: 'd', kind: 'demonstration', status: 'locked' });

const serverClock = new SetServerClock();

interface Opening {
  readonly search?: string;
  readonly watchMoment?: WatchMoment;
  readonly countdown?: Observable<Countdown>;
}

const open = (
  has: readonly Exam[] | Partial<Exams> | ApiFailure | null,
  { search = '', watchMoment = () => NEVER, countdown = NEVER }: Opening = {},
) => {
  const exams = async () => {
    if (has instanceof ApiFailure) throw has;
    return has && { ...examsOf([]), ...('length' in has ? { exams: has } : has) };
  };
  const services = new FakeServices()
    .with(examTokens.examQueries, { exams, content: () => Promise.reject(new Error('not asked')) })
    .with(timeTokens.serverClock, serverClock)
    .with(assessmentTokens.watchMoment, watchMoment)
    .with(examTokens.watchCountdown, () => countdown);
  openPages({ [paths.exams.pattern]: ExamsPage }, paths.exams.to({ trxid: encodeTrxId('TRX-1') }) + search, services);
};

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const rowText = async (name: string) => (await screen.findByRole('listitem', { name })).textContent;
const noneNow = 'Belum ada ujian yang dapat Anda kerjakan sekarang';

describe('the list of exams', () => {
  it('shows one next step, and the state of each other exam', async () => {
    open([written, essay, observation, demonstration]);
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
    expect(await rowText('Ujian Esai')).toContain('Langkah Anda berikutnya');
    expect(screen.getAllByText('Langkah Anda berikutnya')).toHaveLength(1);
    expect((await row('Ujian Pilihan Ganda')).getByRole('link', { name: 'Lihat ujian' })).toBeTruthy();
    expect(await rowText('Ujian Observasi')).toContain('Menunggu alat.');
    expect(await rowText('Ujian Demonstrasi')).toContain('Asesor belum membuka ujian ini');
    expect((await row('Ujian Demonstrasi')).queryByRole('link')).toBeNull();
  });

  it('shows what the server’s title of an exam adds to its name', async () => {
    open([
      { ...essay, title: 'UJIAN ESAI' },
      { ...essay, id: 'E2', ordinal: 2, title: 'Studi kasus pelayanan' },
    ]);
    expect(await rowText('Ujian Esai')).not.toContain('UJIAN ESAI');
    expect(await rowText('Ujian Esai 2')).toContain('Studi kasus pelayanan · ');
  });

  it('says that the duration of an exam is unknown when it cannot be read, and still offers the start (fault matrix 79)', async () => {
    open([{ ...essay, minutes: null }, observation]);
    expect(await rowText('Ujian Esai')).toContain('Lama ujian ini belum diketahui portal; ikuti arahan asesor');
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
  });

  it('before the day of the assessment offers only the rehearsal, shows time, place and things to bring, and opens the exams by itself at the start', async () => {
    const opensAt = '2026-12-16T00:00:00.000Z';
    const day = { startsAt: opensAt, siteName: 'TUK Contoh Renon', city: 'Denpasar', zone: 'WITA' } as const;
    const moment = new Subject<number>();
    const watchMoment = vi.fn(() => moment);
    serverClock.set(() => Date.parse(opensAt) - 60_000);
    const exams = [{ ...essay, opensAt }, observation];
    open({ exams, day, bring: ['KTP asli', 'Jas laboratorium'] }, { watchMoment });
    expect(await screen.findByRole('heading', { name: 'Hari asesmen Anda' })).toBeTruthy();
    expect(screen.getAllByText(/Rabu, 16 Desember 2026, 08.00 WITA \(07.00 WIB\)/)).toHaveLength(1);
    expect(screen.getByText('TUK Contoh Renon, Denpasar')).toBeTruthy();
    expect(screen.getByText('Jas laboratorium')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Buka gladi bersih' })).toHaveLength(1);
    expect(await rowText('Ujian Esai')).toContain('Terbuka pada hari asesmen.');
    expect((await row('Ujian Esai')).queryByRole('link')).toBeNull();
    expect(screen.queryByText('Langkah Anda berikutnya')).toBeNull();
    expect(watchMoment).toHaveBeenCalledExactlyOnceWith(Date.parse(opensAt));
    serverClock.set(() => Date.parse(opensAt));
    await act(async () => moment.next(Date.parse(opensAt)));
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Hari asesmen Anda' })).toBeTruthy();
  });

  it('names the time of an exam that opens at another time than the day of the assessment', async () => {
    serverClock.set(() => Date.parse('2026-12-15T00:00:00.000Z'));
    const day = { startsAt: '2026-12-16T00:00:00.000Z', siteName: 'TUK', city: '', zone: 'WITA' } as const;
    open({ exams: [{ ...essay, opensAt: '2026-12-17T00:00:00.000Z' }], day });
    expect(await rowText('Ujian Esai')).toContain('Terbuka pada Kamis, 17 Desember 2026, 08.00 WITA (07.00 WIB).');
  });

  describe('until when the exams are open', () => {
    const closesAt = '2026-12-16T10:00:00.000Z';
    const day = { startsAt: '2026-12-16T00:00:00.000Z', siteName: 'TUK', city: '', zone: 'WITA' } as const;
    const ready = { ...observation, status: 'ready', note: null } as const;
    const until = 'Ujian ditutup Rabu, 16 Desember 2026, 18.00 WITA (17.00 WIB).';

    it('is said once above the list when all that can be begun close together', async () => {
      open({ exams: [written, { ...essay, closesAt }, { ...ready, closesAt }], day });
      expect(await screen.findAllByText(until)).toHaveLength(1);
      expect(await rowText('Ujian Esai')).not.toContain('ditutup');
    });

    it('is said with the minutes that a start now would leave, when that is less than the exam takes', async () => {
      const countdown = of({ remaining: 10 * 60_000, over: false, estimated: false });
      open({ exams: [{ ...essay, closesAt }], day }, { countdown });
      expect(await (await row('Ujian Esai')).findByText(/Anda punya 10 menit, bukan 60\.$/)).toBeTruthy();
    });
  });

  it.each<[boolean, string, Partial<Exams>]>([
    [true, 'is ready', { exams: [essay] }],
    [true, 'is not opened yet', { exams: [demonstration] }],
    [false, 'runs', { exams: [anExam({ status: 'running' })] }],
    [false, 'was missed', { exams: [{ ...essay, status: 'missed' }] }],
    [false, 'is handed in', { exams: [written] }],
    [false, 'has a recorded absence', { exams: [{ ...demonstration, note: 'Anda tidak hadir. Admin menjadwalkan.' }] }],
  ])('offers what to do when late, ill or kept away (%s) while an exam %s', async (offered, _, has) => {
    open(has);
    await screen.findByText(/^Asesor: Hendrawan/);
    expect(screen.queryByText('Terlambat, sakit, atau berhalangan?') !== null).toBe(offered);
  });

  it('names the last day of the assessment, and that it goes on, in the words of home', async () => {
    const day = { startsAt: '2026-11-26T01:00:00.000Z', siteName: 'TUK', city: 'Sleman' };
    serverClock.set(() => Date.parse('2026-11-27T03:00:00.000Z'));
    open({ exams: [essay], day: { ...day, endsAt: '2026-11-29T10:00:00.000Z' } });
    expect(await screen.findByText('Kamis, 26 November 2026, 08.00 WIB, sampai Minggu, 29 November 2026')).toBeTruthy();
    expect(await screen.findByText('Masih berlangsung')).toBeTruthy();
  });

  it.each([
    ['2026-03-02T03:00:00.000Z', 'Dikumpulkan otomatis karena waktu habis, Senin, 2 Maret 2026, 10.00 WIB'],
    ['2026-03-02T02:40:00.000Z', 'Dikumpulkan LSP Senin, 2 Maret 2026, 09.40 WIB'],
  ])('says that an exam was collected at %s: %s', async (submittedAt, words) => {
    const receipt = { number: 'TTU-1', submittedAt, answered: 1, total: 5, digest: null, collected: true } as const;
    open([{ ...written, receipt }]);
    expect(await rowText('Ujian Pilihan Ganda')).toContain(`${words}, tanda terima TTU-1.`);
  });

  it.each([
    ['nothing stands against it', anExam({ submitAllowed: true }), 'Ujian Pilihan Ganda', 'Kumpulkan', 'Waktu habis'],
    [
      'the assessor has to help',
      anExam({ submitAllowed: false }),
      'Ujian Pilihan Ganda',
      'Lihat ujian',
      'Waktu ujian telah habis. Hubungi asesor.',
    ],
    [
      'files were to be uploaded',
      anExam({ kind: 'demonstration', type: null }),
      'Ujian Demonstrasi',
      'Lihat ujian',
      'Waktu ujian telah habis. Hubungi asesor.',
    ],
  ])('offers the submission of an exam whose time is over only where %s', async (_, exam, name, way, said) => {
    open([{ ...exam, status: 'running' }], { countdown: of({ remaining: 0, over: true, estimated: false }) });
    const ended = await row(name);
    expect(await ended.findByRole('link', { name: way })).toBeTruthy();
    expect(ended.getByText(said)).toBeTruthy();
    expect(ended.queryByText('Sedang berjalan')).toBeNull();
  });

  it('redirects to the next exam when the link asks for it, and shows itself when no exam can be taken', async () => {
    open([written, essay, observation], { search: toNextExam });
    const entries = history.length;
    await waitFor(() => expect(location.pathname).toBe(paths.essayExam.to({ trxid: encodeTrxId('TRX-1') })));
    expect(history.length).toBe(entries);
    cleanup();
    open([written, observation], { search: toNextExam });
    expect(await screen.findByText(noneNow)).toBeTruthy();
  });

  const absent = { note: 'Anda tercatat tidak hadir pada hari asesmen.' };
  const submitted = { ...essay, status: 'submitted' } as const;
  const assessed = { ...written, status: 'assessed' } as const;
  const missed = { ...essay, status: 'missed' } as const;
  const strange = { ...essay, status: 'unknown' } as const;

  it.each<readonly [string, readonly Exam[], string, RegExp]>([
    [
      'why none can be taken',
      [
        { ...observation, ...absent },
        { ...demonstration, ...absent },
      ],
      noneNow,
      /tidak hadir/,
    ],
    ['who opens them', [observation, demonstration], noneNow, /Ujian dibuka oleh asesor\. Halaman ini berubah sendiri/],
    ['that all is handed in', [written, submitted], 'Semua ujian sudah dikumpulkan', /./],
    ['that no exam was taken', [missed, { ...missed, id: 'm2' }], 'Ujian tidak diikuti', /Hubungi LSP/],
    ['that a status is not known', [observation, strange], noneNow, /^((?!Halaman ini berubah).)*belum dikenal/],
    ['that there are none', [], 'Belum ada ujian', /./],
  ])('says %s', async (_, exams, title, words) => {
    open(exams);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('main').textContent).toMatch(words);
  });

  it('offers the rehearsal above the exams, and below them once an exam was started; a closed exam is reported as closed', async () => {
    const isFirst = () => {
      const rehearsal = screen.getByRole('region', { name: 'Gladi bersih' });
      return !!(rehearsal.compareDocumentPosition(screen.getByRole('list')) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    open([essay, demonstration]);
    await row('Ujian Esai');
    expect(isFirst()).toBe(true);
    cleanup();
    open([essay, { ...demonstration, startedAt: '2026-03-02T02:00:00.000Z' }]);
    expect(await rowText('Ujian Demonstrasi')).toMatch(/Ditutup asesor.*Asesor menutup ujian ini/);
    expect(isFirst()).toBe(false);
  });

  const interview: UnknownExam = {
    ...{ id: 'w', title: 'Wawancara', kind: 'wawancara', type: '', status: 'ready', note: 'Pukul 10.', receipt: null },
  };

  it('names an exam of an unknown kind, and says how to go on with it', async () => {
    open({ exams: [submitted], unknown: [interview] });
    const said = await rowText('Wawancara');
    expect(said).toMatch(/Jenis tidak dikenal.*Pukul 10\..*belum mengenal jenis ujian ini.* asesor Hendrawan\.$/);
    expect(screen.queryByText('Semua ujian sudah dikumpulkan')).toBeNull();
  });

  it('does not claim to be empty when all exams are of unknown kinds', async () => {
    const odd: UnknownExam = { ...interview, id: 'i', title: '', kind: 'written', type: 'isian', status: 'submitted' };
    open({ unknown: [interview, odd, { ...interview, id: 'x', title: '', kind: '' }] });
    expect(await rowText('Ujian Tertulis (isian)')).toContain('Sudah dikumpulkan');
    expect(await row('Ujian lain')).toBeTruthy();
    expect(screen.queryByText(/Belum ada ujian/)).toBeNull();
  });

  it('never says of an exam that was not taken that it was handed in', async () => {
    open([assessed, missed]);
    expect(await rowText('Ujian Esai')).toContain('Tidak diikuti');
    expect(await rowText('Ujian Pilihan Ganda')).toContain('Asesor sudah menilai ujian ini.');
    expect(screen.getByText('Semua ujian yang Anda ikuti sudah dinilai')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toMatch(/belum Anda mulai ketika asesmen berakhir/);
    expect(screen.queryByText(/sudah dikumpulkan/)).toBeNull();
  });

  it.each([
    [null, 'Data tidak ditemukan'],
    [new ApiFailure({ kind: 'http', status: 403 }), statusText(403)],
    [new ApiFailure({ kind: 'http', status: 500 }), 'Terjadi kesalahan pada server'],
  ])('offers a next step when the server answers %s', async (has, words) => {
    open(has);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('main').querySelector('a, button')).toBeTruthy();
  });
});
