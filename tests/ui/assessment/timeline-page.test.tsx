import { act, cleanup, screen, within } from '@testing-library/react';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { WatchMoment } from '../../../src/application/time/watch-moment.ts';
import { type Stage, stageNames, type Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Transaction } from '../../../src/domain/purchase/transaction.ts';
import AssessmentsPage from '../../../src/ui/assessment/timeline/assessments-page.tsx';
import TimelinePage from '../../../src/ui/assessment/timeline/timeline-page.tsx';
import { paths } from '../../../src/ui/core/paths.ts';
import { aResult } from '../../builders/printed-forms.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';

const locked = { status: 'locked', since: null, waitingFor: null, note: null, due: null } as const;

const aTimeline = (changes: Partial<Record<Stage['name'], Partial<Stage>>> = {}): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
  schedule: { startsAt: '2026-12-15T01:00:00Z', endsAt: '2026-12-15T10:00:00Z', siteName: 'TUK Contoh', city: '' },
  stages: stageNames.map((name) => ({ ...locked, name, ...changes[name] })),
});

const signed = { status: 'done', since: '2026-11-14T01:00:00Z' } as const;
const sent = { since: '2026-11-20T01:00:00Z' };
const repair = { status: 'returned', waitingFor: 'candidate', note: 'Foto KTP buram.' } as const;
const returned = aTimeline({ agreement: signed, apl01: { ...sent, ...repair, due: '2026-11-27T16:59:00Z' } });
const certified = aTimeline({ feedback: { status: 'done' }, certificate: { status: 'done' } });

const open = (
  address: string,
  timeline: Timeline | ApiFailure | null = returned,
  {
    paid = [aTransaction({ status: 'paid' })] as readonly Transaction[] | ApiFailure,
    unpaid = [] as readonly Transaction[],
    now = '2026-11-22T01:00:00Z',
    moment = (() => NEVER) as WatchMoment,
    assessments = {},
  } = {},
) => {
  const serverClock = new SetServerClock();
  serverClock.set(() => Date.parse(now));
  const services = new FakeServices()
    .with(purchaseTokens.transactions, {
      list: async () => {
        if (paid instanceof ApiFailure) throw paid;
        return { items: paid, current: 1, last: 1, total: paid.length };
      },
    } as never)
    .with(purchaseTokens.purchaseQueries, {
      transactions: async () => ({ items: unpaid, current: 1, last: 1, total: unpaid.length }),
    } as never)
    .withTimelines({
      find: async () => {
        if (timeline instanceof ApiFailure) throw timeline;
        return timeline;
      },
    })
    .with(assessmentTokens.assessments, assessments as never)
    .with(timeTokens.serverClock, serverClock)
    .with(assessmentTokens.watchMoment, moment);
  const pages = { [paths.timeline.pattern]: TimelinePage, [paths.assessments.pattern]: AssessmentsPage };
  return { ...openPages(pages, address, services), serverClock };
};

const address = paths.timeline.to({ id: encodeTrxId('TRX-1') });

describe('the timeline', () => {
  it.each(['submitted', 'done'] as const)('of an exam that is %s links to its receipts', async (status) => {
    open(address, aTimeline({ agreement: signed, exam: { status } }));
    const way = await screen.findByRole('link', { name: 'Lihat tanda terima Ujian' });
    expect(way.getAttribute('href')).toBe(paths.exams.to({ trxid: encodeTrxId('TRX-1') }));
  });

  it.each<[boolean, string, Parameters<typeof aTimeline>[0], string]>([
    [true, 'weeks before', {}, '2026-11-22T01:00:00Z'],
    [
      true,
      'on the day',
      { agreement: signed, exam: { status: 'open', waitingFor: 'candidate' } },
      '2026-12-15T02:00:00Z',
    ],
    [false, 'after the day', { apl01: { status: 'open', waitingFor: 'candidate' } }, '2026-12-16T02:00:00Z'],
    [false, 'after the exams', { agreement: signed, exam: { status: 'submitted' } }, '2026-12-15T05:00:00Z'],
    [
      false,
      'after a recorded absence',
      { agreement: signed, exam: { status: 'open', waitingFor: 'admin', note: 'Tidak hadir.' } },
      '2026-12-15T05:00:00Z',
    ],
  ])('offers what to do when late, ill or kept away (%s) %s', async (offered, _, stages, now) => {
    open(address, aTimeline(stages), { now });
    await screen.findByRole('heading', { level: 1, name: 'Junior Web Programmer' });
    expect(screen.queryByText('Terlambat, sakit, atau berhalangan?') !== null).toBe(offered);
  });

  it('that ended without a certificate says so instead of counting towards one', async () => {
    const [result, feedback] = [signed, signed];
    open(address, aTimeline({ agreement: signed, apl01: signed, apl02: signed, exam: signed, result, feedback }));
    expect(await screen.findByText('Tidak terbit')).toBeDefined();
    expect(screen.getByText('Berakhir tanpa sertifikat setelah 6 dari 7 tahap')).toBeDefined();
    expect(screen.queryByText('Belum terbuka')).toBeNull();
  });

  it('says the published decision as the result tells it', async () => {
    const result = { status: 'open', waitingFor: 'candidate' } as const;
    const unit = { code: 'A', title: 'A', note: null, carried: false, methods: [] };
    const units = [
      { ...unit, competent: true },
      { ...unit, competent: false },
    ];
    const assessments = { result: async () => aResult({ competent: false, units }) };
    open(address, aTimeline({ exam: { status: 'done' }, result }), { assessments });
    expect(await screen.findByText('Belum kompeten (1 dari 2 unit kompeten).')).toBeDefined();
    expect(screen.getByText('Terbit hanya bila hasil asesmen kompeten.')).toBeDefined();
  });

  it('reads the units of a reassessment, and the answer to an appeal that was refused', async () => {
    const mine = { ...sent, status: 'open', waitingFor: 'candidate' } as const;
    const [exam, appeal] = [{ status: 'done' }, { status: 'done' }] as const;
    const reassessment = { units: [{ code: 'A', title: 'Unit A' }], assessor: { name: 'Budi', registration: '' } };
    const assessments = {
      result: async () => aResult({ competent: false, reassessment }),
      appeal: async () => ({ appeal: { answer: { granted: false } } }),
    };
    const again = { ...mine, waitingFor: 'assessor' } as const;
    open(address, aTimeline({ exam, result: again, appeal, feedback: mine }), { assessments });
    expect(await screen.findByText('Budi menilai ulang 1 unit: Unit A.')).toBeDefined();
    expect(screen.getByText('Asesor lain sedang menilai ulang sejak Jumat, 20 November 2026')).toBeDefined();
    expect(screen.getByText('Boleh diisi sekarang atau nanti')).toBeDefined();
    expect(screen.queryByText(/^Menunggu Anda/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Isi umpan balik' })).toBeTruthy();
    expect(screen.getByText('Terbit hanya bila hasil asesmen kompeten.')).toBeTruthy();
    cleanup();
    const result = async () => aResult({ competent: false });
    open(address, aTimeline({ exam, result: { status: 'done' }, appeal, feedback: mine }), {
      assessments: { ...assessments, result },
    });
    expect(await screen.findByText(/Banding Anda ditolak\.$/)).toBeDefined();
  });

  it('counts the same stages above and in the folded list, and dates the exam by its assessment', async () => {
    const stages = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback'] as const;
    const finished = Object.fromEntries(stages.map((name) => [name, signed]));
    open(address, aTimeline({ ...finished, certificate: { status: 'open', waitingFor: 'system' } }));
    expect(await screen.findByText('6 dari 7 tahap selesai (tanpa banding)')).toBeDefined();
    expect(screen.getByText('6 tahap dan banding sudah selesai')).toBeDefined();
    expect(screen.getByText('Dinilai Sabtu, 14 November 2026')).toBeDefined();
  });

  it('says of an appeal that it may be sent, not that it is awaited', async () => {
    const mine = { ...sent, status: 'open', waitingFor: 'candidate' } as const;
    open(address, aTimeline({ exam: { status: 'done' }, result: { status: 'done' }, appeal: mine, feedback: mine }));
    expect(await screen.findByText('Dapat diajukan sejak Jumat, 20 November 2026')).toBeDefined();
  });

  it('before the day of the assessment shows time and place and links to the rehearsal, and at the start links to the exams', async () => {
    const opensAt = '2026-12-16T00:00:00Z';
    const exam = { status: 'open', waitingFor: 'candidate', opensAt, due: '2026-12-16T09:00:00Z' } as const;
    const read = aTimeline({ apl02: { ...sent, status: 'done' }, exam });
    const schedule = { ...read.schedule, startsAt: opensAt, city: 'Denpasar', zone: 'WITA' } as const;
    const moment = new Subject<number>();
    const { serverClock } = open(address, { ...read, schedule }, { moment: () => moment });
    expect(await screen.findByText('Ujian terbuka Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)')).toBeDefined();
    expect(screen.getByText(/^Datanglah ke TUK Contoh, Denpasar/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Buka gladi bersih' }).getAttribute('href')).toContain('gladi-bersih');
    expect(screen.queryByText(/^Langkah Anda berikutnya/)).toBeNull();
    serverClock.set(() => Date.parse(opensAt));
    await act(async () => moment.next(Date.parse(opensAt)));
    expect(await screen.findByRole('link', { name: 'Buka ujian' })).toBeDefined();
    expect(screen.getByText('Langkah Anda berikutnya: Ujian')).toBeDefined();
  });

  it('shows exactly one next action above all stages, with its note, its date and its link', async () => {
    open(address);
    const next = await screen.findByText('Langkah Anda berikutnya: Perbaiki Formulir APL 01');
    expect(screen.getAllByText('Foto KTP buram.')).toHaveLength(1);
    expect(screen.getByText('Paling lambat Jumat, 27 November 2026, 23.59 WIB.')).toBeDefined();
    expect(screen.getAllByText(/Paling lambat/)).toHaveLength(1);
    const ways = screen.getAllByRole('link', { name: 'Perbaiki Formulir APL 01' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/myassessment/apl01/VFJYLTE']);
    const step = document.querySelectorAll('[aria-current="step"]');
    expect(step).toHaveLength(1);
    expect(step[0] && next.compareDocumentPosition(step[0])).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('folds the finished stages except in print, and keeps counting the stages', async () => {
    open(address);
    const folded = (await screen.findByText('1 tahap sudah selesai')).closest('details') as HTMLDetailsElement;
    expect(within(folded).getByText('Persetujuan Asesmen', { selector: 'h2' })).toBeDefined();
    expect(folded.querySelectorAll('li')).toHaveLength(1);
    expect([...document.querySelectorAll('ol')].map(({ start }) => start)).toEqual([1, 2]);
    expect(folded.open).toBe(false);
    window.dispatchEvent(new Event('beforeprint'));
    expect(folded.open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(folded.open).toBe(false);
  });

  it('says for each locked stage what has to happen first, without a press', async () => {
    open(address);
    await screen.findByText('Terbuka setelah APL 01 diterima admin LSP.');
    const reasons = screen.getAllByText(/^Terbuka /).map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'Terbuka setelah APL 01 diterima admin LSP.',
      'Terbuka setelah APL 02 diterima asesor.',
      'Terbuka setelah ujian Anda dinilai asesor.',
      'Terbuka hanya bila hasil asesmen belum kompeten.',
      'Terbuka setelah hasil asesmen Anda terima.',
      'Terbuka setelah umpan balik Anda kirim.',
    ]);
  });

  it('names the reviewer of a form and the previous stage as the server reports them', async () => {
    const { stages, ...rest } = aTimeline({ apl02: { status: 'submitted', waitingFor: 'admin' } });
    const [agreement, apl01, apl02, ...others] = stages as Stage[];
    open(address, { ...rest, stages: [apl01, apl02, agreement, ...others] as Stage[] });
    expect(await screen.findByText('Terbuka setelah APL 02 diterima admin LSP.')).toBeDefined();
    expect(screen.getByText('Terbuka setelah persetujuan asesmen Anda tandatangani.')).toBeDefined();
  });

  it('says of a skipped locked stage that it is not needed', async () => {
    open(address, certified);
    expect(await screen.findByText('Selamat, sertifikat Anda sudah terbit')).toBeDefined();
    expect(screen.getAllByText('Tidak diperlukan')).toHaveLength(6);
    expect(screen.queryByText(/^Terbuka /)).toBeNull();
  });

  it('says that the process is over when a form was rejected, and why nothing else opens', async () => {
    const rejected = { ...sent, status: 'done', note: 'Ijazah tidak sesuai.' } as const;
    open(address, aTimeline({ agreement: signed, apl01: rejected }));
    expect(await screen.findByText('Formulir APL 01 tidak diterima')).toBeDefined();
    expect(screen.getByText('Alasannya: Ijazah tidak sesuai.')).toBeDefined();
    expect(screen.getByText(/minta pengembalian atau pengalihan biaya/).parentElement?.textContent).toContain('TRX-1');
    expect(screen.getByRole('link', { name: 'Pilih jadwal lain' }).getAttribute('href')).toBe(
      '/schema/junior-web-programmer',
    );
    expect(screen.getByText('Tidak diterima')).toBeDefined();
    expect(screen.getAllByText('Tahap ini tidak dibuka karena proses sertifikasi ini sudah berakhir.')).toHaveLength(1);
    expect(screen.queryByText(/hari lagi/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Simpan ke kalender (.ics)' })).toBeNull();
  });

  it.each([
    ['is to come', returned, '2026-11-22T01:00:00Z', true],
    [
      'is past',
      aTimeline({ apl02: { ...sent, status: 'submitted', waitingFor: 'assessor' } }),
      '2026-12-15T10:00:01Z',
      false,
    ],
    [
      'had its exam',
      aTimeline({ exam: { status: 'done' }, result: { status: 'open' } }),
      '2026-11-22T01:00:00Z',
      false,
    ],
  ])(
    'offers a day of the assessment that %s for a calendar only where it still counts',
    async (_, timeline, now, offered) => {
      open(address, timeline, { now });
      await screen.findByRole('heading', { level: 1, name: 'Junior Web Programmer' });
      expect(screen.queryByRole('button', { name: 'Simpan ke kalender (.ics)' }) !== null).toBe(offered);
    },
  );

  it('shows an unknown stage by its title and an unknown status by the server’s word, and continues', async () => {
    const { stages, ...rest } = aTimeline({
      agreement: { status: 'done' },
      apl01: { ...sent, status: 'unknown', word: 'menunggu verifikasi' },
      apl02: { status: 'unknown' },
    });
    const pleno: Stage = { ...locked, name: 'other', title: 'Pengarahan Asesi', status: 'unknown', word: 'terjadwal' };
    const [agreement, ...others] = stages as [Stage, ...Stage[]];
    open(address, { ...rest, stages: [agreement, pleno, ...others] });
    expect(await screen.findByText('Formulir APL 01: status belum dikenal')).toBeDefined();
    const rowOf = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('li')?.textContent;
    expect(rowOf('Pengarahan Asesi')).toBe(
      'Pengarahan AsesiStatus belum dikenalStatus “terjadwal” belum dikenal portal ini.',
    );
    expect(rowOf('Formulir APL 01')).toContain('Status “menunggu verifikasi” belum dikenal portal ini.');
    expect(rowOf('Formulir APL 02')).toContain('Status tahap ini belum dikenal portal ini.');
    const ways = screen.getAllByRole('link', { name: /^Buka / }).map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/myassessment/apl01/VFJYLTE', '/myassessment/apl01/VFJYLTE', '/myassessment/apl02/VFJYLTE']);
    expect(screen.queryByText(/tidak diterima|berakhir/)).toBeNull();
  });

  it('says that the current stage is unknown when only a stage of the server is open', async () => {
    const pleno: Stage = { ...locked, name: 'other', title: 'Pleno', status: 'open' };
    const { stages, ...rest } = aTimeline({ agreement: { status: 'done' }, apl01: { status: 'done' } });
    open(address, { ...rest, stages: [...stages.slice(0, 2), pleno, ...stages.slice(2)] });
    expect(await screen.findByText('Tahap yang berjalan belum dikenal portal ini')).toBeDefined();
    expect(screen.queryByText(/tidak diterima|berakhir/)).toBeNull();
    expect(screen.getByText('Terbuka setelah tahap Pleno selesai.')).toBeDefined();
  });

  it.each(['***', encodeTrxId('TRX-unknown')])('finds nothing under %s', async (id) => {
    open(`/myassessment/timeline/${id}`, null);
    expect(await screen.findByText('Data tidak ditemukan')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Kembali ke Sertifikasi Saya' });
    expect(back.getAttribute('href')).toBe('/myassessment');
  });
});

describe('the list of assessments', () => {
  const wayOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  it('cuts a long title at 50 characters and keeps the full title in the tooltip', async () => {
    const title = 'Perencanaan dan Pelaksanaan Keselamatan Konstruksi Gedung Bertingkat';
    open('/myassessment', returned, { paid: [aTransaction({ status: 'paid', scheme: { slug: 'x', title } })] });
    const shown = (await screen.findByTitle(title)).querySelector('[aria-hidden]');
    expect(shown?.textContent).toBe(`${title.slice(0, 50)}…`);
    expect(await wayOf('Perbaiki Formulir APL 01')).toBe('/myassessment/apl01/VFJYLTE');
  });

  it('shows the cards even where a timeline cannot be read', async () => {
    open('/myassessment', new ApiFailure({ kind: 'network' }));
    expect(await wayOf('Junior Web Programmer')).toBeDefined();
  });

  it('names what has not been loaded when the API does not have the list', async () => {
    open('/myassessment', returned, { paid: new ApiFailure({ kind: 'http', status: 404 }) });
    expect(await screen.findByRole('heading', { name: 'Sertifikasi Anda belum bisa dimuat' })).toBeDefined();
  });

  it('says what to do when it is empty', async () => {
    open('/myassessment', returned, { paid: [] });
    expect(await wayOf('Lihat skema sertifikasi')).toBe('/schema/list');
  });

  it.each([
    ['of somebody without assessments', []],
    [
      'beside other assessments',
      [aTransaction({ id: 'TRX-2', status: 'paid', scheme: { slug: 'b', title: 'Barista' } })],
    ],
  ])('names a bill that waits for payment, and leads to paying it: %s', async (_, paid) => {
    open(paths.assessments.to({}), returned, {
      paid,
      unpaid: [aTransaction(), aTransaction({ id: 'TRX-3', amount: 0 })],
      now: '2026-01-01T00:00:00Z',
    });
    expect(await screen.findByText('Menunggu pembayaran: Junior Web Programmer')).toBeDefined();
    expect((await screen.findByText(/^Tagihan Rp\s850\.000 dapat dibayar sampai/)).textContent).toContain(
      'Setelah lunas',
    );
    expect(screen.getByText(/^Menunggu konfirmasi LSP: /)).toBeDefined();
    const ways = screen.getAllByRole('link', { name: 'Bayar' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/transaction?trx=${encodeTrxId('TRX-1')}`]);
    expect(screen.queryByText('Anda belum mengikuti sertifikasi')).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Barista' })).toHaveLength(paid.length);
  });
});
