// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { NEVER, Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import type { ServerClock } from '../../../src/application/time/server-clock.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { WatchMoment } from '../../../src/application/time/watch-moment.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Exam, Exams, UnknownExam } from '../../../src/domain/exam/exam.ts';
import ExamsPage from '../../../src/ui/exam/list/exams-page.tsx';
import { toNextExam } from '../../../src/ui/next-step/stage-address.ts';
import { paths } from '../../../src/ui/paths.ts';
import { anExam } from '../../builders/exam.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const written = anExam({ status: 'submitted', receipt: null });
const fresh = { type: null, startedAt: null } as const;
const essay = anExam({ ...fresh, id: 'e', kind: 'essay', status: 'ready', questionCount: 5 });
const observation = anExam({ ...fresh, id: 'o', kind: 'observation', status: 'locked', note: 'Menunggu alat.' });
const demonstration = anExam({ ...fresh, id: 'd', kind: 'demonstration', status: 'locked' });

const allOf = (exams: readonly Exam[]): Exams => ({
  trxId: 'TRX-1',
  scheme: { title: 'Junior Web Programmer', number: 'SKM-1' },
  candidate: 'Eka Contoh',
  assessor: { name: 'Hendrawan', registration: 'MET.000' },
  exams,
});

const open = (
  exams: () => Promise<Exams | null>,
  {
    serverClock = new SetServerClock(),
    watchMoment,
    search = '',
  }: { serverClock?: ServerClock; watchMoment?: WatchMoment; search?: string } = {},
) =>
  openPages(
    { [paths.exams.pattern]: ExamsPage },
    paths.exams.to({ trxid: encodeTrxId('TRX-1') }) + search,
    new FakeServices()
      .with(examTokens.examQueries, { exams, paper: () => Promise.reject(new Error('not asked')) })
      .with(timeTokens.serverClock, serverClock)
      .with(assessmentTokens.watchMoment, watchMoment ?? (() => NEVER))
      .with(examTokens.watchCountdown, () => NEVER),
  );

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const primaries = () => screen.getAllByText('Langkah Anda berikutnya');

afterEach(cleanup);

describe('the list of exams', () => {
  it('has one next step, and says of each other exam how it stands', async () => {
    open(async () => allOf([written, essay, observation, demonstration]));
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
    expect((await row('Ujian Esai')).getByText('Langkah Anda berikutnya')).toBeTruthy();
    expect(primaries()).toHaveLength(1);
    expect((await row('Ujian Pilihan Ganda')).getByRole('link', { name: 'Lihat ujian' })).toBeTruthy();
    expect((await row('Ujian Observasi')).getByText('Menunggu alat.')).toBeTruthy();
    expect((await row('Ujian Demonstrasi')).getByText(/Asesor belum membuka ujian ini/)).toBeTruthy();
    expect((await row('Ujian Demonstrasi')).queryByRole('link')).toBeNull();
  });

  it('says of an exam whose time cannot be read that it is not known, and lets it be begun (fault matrix 79)', async () => {
    open(async () => allOf([{ ...essay, minutes: null }, observation]));
    const { getByText, getByRole } = await row('Ujian Esai');
    expect(getByText(/Lama ujian ini belum diketahui portal; ikuti arahan asesor/)).toBeTruthy();
    expect(getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
    expect(await row('Ujian Observasi')).toBeTruthy();
  });

  const opensAt = '2026-12-16T00:00:00.000Z';
  const day = { startsAt: opensAt, siteName: 'TUK Contoh Renon', city: 'Denpasar', zone: 'WITA' } as const;
  const waiting = { ...essay, opensAt };

  it('before its day offers no start but the rehearsal, and says when, where and with what, and opens by itself at the moment', async () => {
    const moment = new Subject<number>();
    const asked: number[] = [];
    const serverClock = new SetServerClock();
    serverClock.set(() => Date.parse(opensAt) - 60_000);
    open(async () => ({ ...allOf([waiting, observation]), day, bring: ['KTP asli', 'Jas laboratorium'] }), {
      serverClock,
      watchMoment: (at) => {
        asked.push(at);
        return moment;
      },
    });
    expect(
      await screen.findByRole('heading', { name: /^Terbuka pada Rabu, 16 Desember 2026, 08.00 WITA \(07.00 WIB\)$/ }),
    ).toBeTruthy();
    expect(screen.getByText('TUK Contoh Renon, Denpasar')).toBeTruthy();
    expect(screen.getByText('Jas laboratorium')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Buka gladi bersih' })).toHaveLength(1);
    expect((await row('Ujian Esai')).getByText(/^Terbuka pada Rabu/)).toBeTruthy();
    expect((await row('Ujian Esai')).queryByRole('link')).toBeNull();
    expect(screen.queryByText('Langkah Anda berikutnya')).toBeNull();
    expect(asked).toEqual([Date.parse(opensAt)]);
    serverClock.set(() => Date.parse(opensAt));
    await act(async () => moment.next(Date.parse(opensAt)));
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Hari asesmen Anda' })).toBeTruthy();
  });

  it('leads on to the next exam where the next step asks for that, and shows itself where none can be taken', async () => {
    open(async () => allOf([written, essay, observation]), { search: toNextExam });
    const entries = history.length;
    await waitFor(() => expect(location.pathname).toBe(paths.essayExam.to({ trxid: encodeTrxId('TRX-1') })));
    expect(history.length).toBe(entries); // Back leads to where it was pressed
    cleanup();
    open(async () => allOf([written, observation]), { search: toNextExam });
    expect(await screen.findByText('Belum ada ujian yang dapat Anda kerjakan sekarang')).toBeTruthy();
  });

  it('says why none can be taken where the server has one reason for all, else who opens them', async () => {
    const absent = 'Anda tercatat tidak hadir pada hari asesmen.';
    open(async () =>
      allOf([
        { ...observation, note: absent },
        { ...demonstration, note: absent },
      ]),
    );
    await screen.findByText('Belum ada ujian yang dapat Anda kerjakan sekarang');
    expect(screen.getByText(/tidak hadir.* Halaman ini berubah sendiri/)).toBeTruthy();
    cleanup();
    open(async () => allOf([observation, demonstration]));
    expect(await screen.findByText(/^Ujian dibuka oleh asesor\. Halaman ini/)).toBeTruthy();
  });

  it('offers the rehearsal before the exams, and below them as soon as one was begun; an exam that was closed is said to be', async () => {
    const isFirst = () => {
      const rehearsal = screen.getByRole('region', { name: 'Gladi bersih' });
      return !!(rehearsal.compareDocumentPosition(screen.getByRole('list')) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    open(async () => allOf([essay, demonstration]));
    await row('Ujian Esai');
    expect(isFirst()).toBe(true);
    cleanup();
    open(async () => allOf([essay, { ...demonstration, startedAt: '2026-03-02T02:00:00.000Z' }]));
    expect((await row('Ujian Demonstrasi')).getByText('Ditutup asesor')).toBeTruthy();
    expect((await row('Ujian Demonstrasi')).getByText(/Asesor menutup ujian ini/)).toBeTruthy();
    expect(isFirst()).toBe(false);
  });

  it('says when all is handed in, when nothing is open yet, and what to do with a status that it does not know', async () => {
    open(async () => allOf([written, { ...essay, status: 'submitted' }]));
    expect(await screen.findByText('Semua ujian sudah dikumpulkan')).toBeTruthy();
    cleanup();
    open(async () => allOf([observation, { ...essay, status: 'unknown' }]));
    expect(await screen.findByText('Belum ada ujian yang dapat Anda kerjakan sekarang')).toBeTruthy();
    expect((await row('Ujian Esai')).getByText(/belum dikenal/)).toBeTruthy();
    expect(screen.queryByText(/Halaman ini berubah sendiri/)).toBeNull();
  });

  const interview: UnknownExam = {
    id: 'w',
    title: 'Wawancara',
    kind: 'wawancara',
    type: '',
    status: 'ready',
    note: 'Pukul 10.',
    receipt: null,
  };

  it('names an exam of a kind that it does not know, and says how to go on with it', async () => {
    open(async () => ({ ...allOf([{ ...essay, status: 'submitted' }]), unknown: [interview] }));
    const unknown = await row('Wawancara');
    expect(unknown.getByText('Jenis tidak dikenal')).toBeTruthy();
    expect(unknown.getByText('Pukul 10.')).toBeTruthy();
    expect(unknown.getByText(/belum mengenal jenis ujian ini.* asesor Hendrawan\.$/)).toBeTruthy();
    expect(screen.queryByText('Semua ujian sudah dikumpulkan')).toBeNull();
  });

  it('where all are of unknown kinds does not say that there are none', async () => {
    const odd: UnknownExam = { ...interview, id: 'i', title: '', kind: 'written', type: 'isian', status: 'submitted' };
    open(async () => ({ ...allOf([]), unknown: [interview, odd, { ...interview, id: 'x', title: '', kind: '' }] }));
    expect((await row('Ujian Tertulis (isian)')).getByText('Sudah dikumpulkan')).toBeTruthy();
    expect(await row('Ujian lain')).toBeTruthy();
    expect(screen.queryByText(/Belum ada ujian/)).toBeNull();
  });

  it('leads to the receipt of an exam that was handed in, whatever its status is called', async () => {
    const receipt = { number: 'TT-1', submittedAt: null, answered: null, total: null, digest: null };
    open(async () => allOf([{ ...essay, status: 'unknown', receipt }]));
    expect((await row('Ujian Esai')).getByRole('link', { name: 'Lihat tanda terima' })).toBeTruthy();
  });

  it('has a next step where there is nothing, nothing that may be seen, or no answer', async () => {
    open(async () => allOf([]));
    expect(await screen.findByText('Belum ada ujian')).toBeTruthy();
    cleanup();
    open(async () => null);
    expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
    cleanup();
    open(() => Promise.reject(new ApiFailure({ kind: 'http', status: 403 })));
    expect(await screen.findByText('Data tidak boleh diakses')).toBeTruthy();
    cleanup();
    open(() => Promise.reject(new ApiFailure({ kind: 'http', status: 500 })));
    expect(await screen.findByText('Terjadi kesalahan pada server')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });
});
