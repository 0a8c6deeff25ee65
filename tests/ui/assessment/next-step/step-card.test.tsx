import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { examTokens } from '../../../../src/application/exam/tokens.ts';
import type { ListedDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import type { Stage, Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import type { Countdown } from '../../../../src/domain/exam/countdown.ts';
import type { Exams } from '../../../../src/domain/exam/exam.ts';
import { countdownText, ongoingText } from '../../../../src/ui/assessment/public/next-step/day-and-place.tsx';
import { NextStepCallout } from '../../../../src/ui/assessment/public/next-step/next-step-callout.tsx';
import { stageAddress } from '../../../../src/ui/assessment/public/next-step/stage-address.ts';
import { knownTimeline, timelineKey } from '../../../../src/ui/assessment/public/timeline-data.ts';
import { AssessmentCard } from '../../../../src/ui/assessment/timeline/assessment-card.tsx';
import { StepCard } from '../../../../src/ui/catalog/home/step-card.tsx';
import { paths } from '../../../../src/ui/core/paths.ts';
import { examsKey } from '../../../../src/ui/exam/public/exams-query.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';
import { aStage } from '../../../builders/stages.ts';
import { aTransaction } from '../../../fakes/purchase-fakes.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../../show-with.tsx';
import { windowOf } from '../../window-of.ts';

const trxId = 'TRX-1';
const assessment = aTransaction({ id: trxId, status: 'paid' });

const timelineOf = (
  changes: Partial<Record<Stage['name'], Partial<Stage>>>,
  rest: Partial<Timeline> = {},
): Timeline => ({
  trxId,
  scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
  schedule: { startsAt: '2026-11-20T01:00:00Z', endsAt: null, siteName: 'TUK Contoh', city: 'Kuningan' },
  stages: (['apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'] as const).map((name) =>
    aStage(name, { status: 'locked', ...changes[name] }),
  ),
  ...rest,
});

const show = (
  timeline: Timeline,
  width = 1440,
  now?: string,
  exams?: Partial<Exams>,
  bought = assessment,
  drafts: readonly Partial<ListedDraft>[] = [],
) => {
  const clock = new SetServerClock();
  if (now) clock.set(() => Date.parse(now));
  const services = new FakeServices().with(draftTokens.drafts, { list: async () => drafts } as never);
  if (now) services.with(timeTokens.serverClock, clock);
  const countdown = new BehaviorSubject<Countdown>({ remaining: 60_000, over: false, estimated: false });
  const queries = onceAsked(Number.POSITIVE_INFINITY);
  if (exams) {
    queries.setQueryData(examsKey(trxId), { ...examsOf(), ...exams });
    services.with(examTokens.watchCountdown, () => countdown);
  }
  vi.stubGlobal('matchMedia', () => ({ matches: width < 992, addEventListener() {}, removeEventListener() {} }));
  windowOf(width);
  showWith(
    <>
      <section aria-label="home">
        <StepCard assessment={bought} timeline={timeline} />
      </section>
      <section aria-label="card">
        <AssessmentCard assessment={bought} timeline={timeline} />
      </section>
      <section aria-label="timeline">
        <NextStepCallout timeline={timeline} />
      </section>
    </>,
    { services, session: sessionOf(), queries },
  );
  return { countdown };
};

const everywhere = (text: RegExp | string) => {
  for (const name of ['home', 'card', 'timeline'])
    expect(within(screen.getByRole('region', { name })).getByText(text), name).toBeDefined();
};
const home = () => within(screen.getByRole('region', { name: 'home' }));

const done = { status: 'done' } as const;
const mine = { status: 'open', waitingFor: 'candidate' } as const;

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [false, 'weeks before the day', '2026-11-10T01:00:00Z'],
  [true, 'in the week before the day', '2026-11-14T01:00:00Z'],
  [false, 'after the day', '2026-11-21T02:00:00Z'],
])('what to do when late, ill or kept away is offered at home (%s), where phones are, %s', (offered, _, now) => {
  show(timelineOf({ apl01: mine }, { asOf: Date.parse(now) }), 390, now);
  expect(home().queryByText('Terlambat, sakit, atau berhalangan?') !== null).toBe(offered);
});

it('the card of a certification says that it is not passed, and the last day of the appeal with a link to it', () => {
  const appeal = { ...mine, due: '2026-11-26T16:59:59Z' };
  const verdict = { competent: false, units: { competent: 7, all: 8 } };
  show(timelineOf({ apl01: done, apl02: done, exam: done, result: done, appeal, feedback: mine }, { verdict }));
  const end = 'Banding sampai Kamis, 26 November 2026, 23.59 WIB.';
  for (const name of ['card', 'timeline'])
    expect(
      within(screen.getByRole('region', { name })).getByText(`Belum kompeten (7 dari 8 unit kompeten). ${end}`),
      name,
    ).toBeDefined();
  expect(
    home().getByRole('heading', { name: 'Belum kompeten (7\u00a0dari\u00a08\u00a0unit\u00a0kompeten)' }),
  ).toBeDefined();
  expect(home().getByText('Langkah Anda berikutnya: Umpan Balik.')).toBeDefined();
  expect(home().getByText(end)).toBeDefined();
  const ways = home().getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual(['Isi umpan balik', 'Lihat hasil asesmen', 'Ajukan banding']);
  const way = home().getByRole('link', { name: 'Ajukan banding' });
  expect(way.getAttribute('href')).toBe(stageAddress('appeal', trxId));
});

describe('the way of a phone to the laptop', () => {
  const act = { apl01: mine };
  const address = new URL(stageAddress('apl01', trxId), globalThis.location.href).href;

  it('opens the share sheet with a sentence where the browser has one', () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    show(timelineOf(act), 390);
    fireEvent.click(home().getByRole('button', { name: 'Kirim tautan' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: expect.stringMatching(/^Formulir APL 01 – /),
      text: expect.stringMatching(/^Buka tautan ini di laptop atau komputer untuk melanjutkan sertifikasi .+:$/),
      url: address,
    });
  });

  it('is an email with a subject and a sentence where the browser has no share sheet', () => {
    show(timelineOf(act), 390);
    const mail = new URL(
      home().getByRole('link', { name: 'Buka aplikasi email dengan tautan ini' }).getAttribute('href') ?? '',
    );
    expect(mail.searchParams.get('subject')).toMatch(/^Formulir APL 01 – /);
    const [sentence, link] = mail.searchParams.get('body')?.split('\n\n') ?? [];
    expect(sentence).toMatch(/^Buka tautan ini di laptop atau komputer untuk melanjutkan sertifikasi .+:$/);
    expect(link).toBe(address);
  });
});

it.each([
  ['Lanjutkan formulir APL 01', { form: 'apl01', subject: trxId }],
  ['Isi formulir APL 01', { form: 'apl01', subject: 'TRX-2' }],
  ['Isi formulir APL 01', { form: 'apl02', subject: trxId }],
])('the card of a form says everywhere "%s" with this draft on this device: %o', async (label, draft) => {
  show(timelineOf({ apl01: mine }), 1440, undefined, undefined, undefined, [draft]);
  await act(async () => undefined);
  expect(await home().findByRole('link', { name: label })).toBeDefined();
  everywhere(label);
});

it.each([
  [{ kind: 'reassessment', trxId: 'TRX-0' }, 'Junior Web Programmer (asesmen ulang)'],
  [{ kind: 'renewal', certificate: 'CONTOH 1' }, 'Junior Web Programmer (perpanjangan)'],
] as const)('the cards of %o tell it apart from the assessment that it repeats', (repeat, title) => {
  show(timelineOf({ apl01: mine }), 1440, undefined, undefined, { ...assessment, repeat });
  expect(home().getByText(`Langkah Anda berikutnya · ${title}`)).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'card' }));
  expect(card.getByRole('heading', { name: title })).toBeDefined();
});

const eve = timelineOf({ apl01: done, apl02: done, exam: { ...mine, opensAt: '2026-12-16T00:00:00Z' } });

it.each([390, 1440])('the eve of the assessment lists at a width of %s what to bring', async (width) => {
  show(eve, width, undefined, { bring: ['KTP asli', 'Bukti asli'] });
  expect((await home().findByText('KTP asli')).closest('ul')?.textContent).toBe('KTP asliBukti asli');
  expect(home().queryByText(/tertulis di daftar ujian/)).toBeNull();
  const list = home().queryByRole('link', { name: 'Lihat daftar ujian' });
  expect(list !== null).toBe(width === 1440);
});

describe('a next step that could not be read', () => {
  it.each([1440, 390])('can be asked for again on home and in the list, at a width of %i', async (width) => {
    vi.stubGlobal('matchMedia', () => ({ matches: width < 992, addEventListener() {}, removeEventListener() {} }));
    windowOf(width);
    for (const card of [
      <StepCard key="home" assessment={assessment} timeline={null} />,
      <AssessmentCard key="list" assessment={assessment} timeline={null} />,
    ]) {
      const queries = onceAsked();
      const ask = vi.spyOn(queries, 'invalidateQueries');
      showWith(card, { session: sessionOf(), queries });
      expect(screen.getByText('Langkah berikutnya belum bisa dimuat.')).toBeDefined();
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
      expect(ask).toHaveBeenCalledWith({ queryKey: timelineKey(trxId) });
      cleanup();
    }
  });

  const known = timelineOf({});
  it.each([
    ['has not come yet', { isPending: true, isError: false, errorUpdateCount: 0, data: undefined }, undefined],
    ['could not be read', { isPending: false, isError: true, errorUpdateCount: 1, data: undefined }, null],
    ['is asked again', { isPending: true, isError: false, errorUpdateCount: 1, data: undefined }, null],
    ['has come', { isPending: false, isError: false, errorUpdateCount: 1, data: known }, known],
  ])('keeps its button while it is asked again: a timeline that %s', (_, read, shown) => {
    expect(knownTimeline(read as never)).toBe(shown);
  });
});

const unknown = timelineOf({}, { stages: [aStage('other', { status: 'open', waitingFor: 'candidate' })] });
const process = paths.timeline.to({ id: encodeTrxId(trxId) });

it.each([
  ['/', 1],
  [process, 0],
])(
  'a stage that the portal does not know leads to the process, except from the process itself: at %s',
  (address, count) => {
    window.history.replaceState(null, '', address);
    showWith(<NextStepCallout timeline={unknown} />, { session: sessionOf(), queries: onceAsked() });
    expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === process)).toHaveLength(count);
    window.history.replaceState(null, '', '/');
  },
);

const morning = timelineOf({ apl01: done, apl02: done, exam: mine });
const bring = ['KTP asli'];

it('the morning of the assessment lists what to bring until an exam was handed in', () => {
  const next = anExam({ id: 'b', status: 'ready', startedAt: null });
  for (const [first, times] of [
    [anExam({ id: 'a', status: 'ready', startedAt: null }), 1],
    [anExam({ id: 'a', status: 'submitted' }), 0],
  ] as const) {
    const queries = onceAsked();
    queries.setQueryData(examsKey(trxId), { ...examsOf(first, next), bring });
    showWith(<StepCard assessment={assessment} timeline={morning} />, { session: sessionOf(), queries });
    expect(screen.queryAllByText('KTP asli'), first.status).toHaveLength(times);
    cleanup();
  }
});

describe('while the assessor judges', () => {
  const judged = timelineOf({ apl01: done, apl02: done, exam: { status: 'submitted', waitingFor: 'assessor' } });
  const taken = anExam({ id: 'a', status: 'submitted' });
  const missed = anExam({ id: 'b', kind: 'demonstration', type: null, status: 'missed' });
  const follows = 'tidak Anda ikuti: asesor memutuskan berdasarkan ujian lain. Bila Anda berhalangan, hubungi LSP.';

  it.each([
    ['one exam was missed', [taken, missed], [`Ujian Demonstrasi ${follows}`]],
    ['several were missed', [taken, missed, { ...missed, id: 'c' }], [`2 ujian ${follows}`]],
    ['none was missed', [taken], []],
    ['all were missed', [missed], []],
  ])('home and the timeline say what follows where %s', async (_, exams, lines) => {
    show(judged, 1440, undefined, { exams });
    for (const place of ['home', 'timeline']) {
      const here = within(screen.getByRole('region', { name: place }));
      await here.findByText(/Belum ada yang perlu Anda kerjakan/);
      expect(here.queryAllByText(/tidak Anda ikuti/).map(({ textContent }) => textContent)).toEqual(lines);
    }
  });
});

describe('the card of an exam that runs', () => {
  const due = '2026-11-29T10:00:00Z';
  const exam = timelineOf({ apl01: done, apl02: done, exam: { ...mine, due } });

  it('continues it, and asks to hand it in once its time is over', async () => {
    const { countdown } = show(exam, 1440, undefined, { exams: [anExam()] });
    const way = await home().findByRole('link', { name: 'Lanjutkan ujian' });
    expect(way.getAttribute('href')).toBe(stageAddress('exam', trxId));
    expect(home().getByRole('heading', { name: 'Ujian Pilihan Ganda sedang berjalan' })).toBeDefined();
    await act(async () => countdown.next({ remaining: 0, over: true, estimated: false }));
    everywhere(/Waktu Ujian Pilihan Ganda habis, belum dikumpulkan$/);
    expect(home().getByRole('link', { name: 'Kumpulkan ujian' })).toBeDefined();
    expect(home().getByText('Jawaban tidak dapat diubah lagi, tinggal dikumpulkan.')).toBeDefined();
    expect(home().queryByText(/Paling lambat/)).toBeNull();
  });

  it.each([
    ['2026-11-28T10:00:00Z', 'Paling lambat 29 Nov 2026'],
    ['2026-11-30T10:00:00Z', 'Tenggat 29 Nov 2026 sudah lewat'],
  ])('not begun at %s has a deadline in few words: %s', (now, text) => {
    show({ ...exam, asOf: Date.parse(now) });
    const card = within(screen.getByRole('region', { name: 'card' }));
    expect(card.getByText(new RegExp(`${text}$`))).toBeDefined();
  });
});

describe('the day of the assessment on the card', () => {
  const opensAt = '2026-12-16T00:00:00Z';
  const before = { apl01: done, apl02: done, exam: { ...mine, opensAt } };
  const schedule = {
    startsAt: opensAt,
    endsAt: null,
    siteName: 'TUK Contoh Renon',
    city: 'Denpasar',
    zone: 'WITA',
  } as const;

  it.each([
    ['2026-11-22T01:00:00Z', '24 hari lagi'],
    ['2026-12-14T15:59:00Z', '2 hari lagi'],
    ['2026-12-14T16:01:00Z', 'Besok, pukul 08.00 WITA (07.00 WIB)'],
    ['2026-12-15T16:01:00Z', 'Hari ini, pukul 08.00 WITA (07.00 WIB)'],
    ['2026-12-16T00:00:00Z', 'Hari ini, sejak pukul 08.00 WITA (07.00 WIB)'],
  ])('at %s says %s, by the clocks of the place', async (now, text) => {
    show(timelineOf(before, { schedule }), 1440, now);
    expect(await home().findByText(text)).toBeDefined();
  });

  it('claims no day while the time of the server is unknown, nor once the day is past', async () => {
    expect(countdownText(opensAt, Date.parse('2026-12-16T16:01:00Z'), 'WITA')).toBeNull();
    show(timelineOf(before, { schedule }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(/hari lagi/)).toBeNull();
  });

  it('of several days says the last one, and that it still goes on', async () => {
    const days = {
      ...schedule,
      startsAt: '2026-11-25T01:00:00Z',
      endsAt: '2026-11-28T10:00:00Z',
      zone: 'WIB',
    } as const;
    show(timelineOf({ apl01: done, apl02: done, exam: mine }, { schedule: days }), 1440, '2026-11-26T02:00:00Z');
    const line = 'Rabu, 25 November 2026, 08.00 WIB, sampai Sabtu, 28 November 2026';
    expect(home().getByText(line)).toBeDefined();
    expect(await home().findByText('Masih berlangsung')).toBeDefined();
    expect(ongoingText(days, Date.parse('2026-11-28T10:00:01Z'))).toBeNull();
    expect(ongoingText(schedule, Date.parse(opensAt))).toBeNull();
  });

  it('leads to the street on a map where the server tells it, and shows no link without a street', () => {
    const address = 'Jalan Contoh Renon No. 45';
    show(timelineOf(before, { schedule: { ...schedule, address } }));
    expect(home().getByText(address)).toBeDefined();
    const map = new URL(
      home()
        .getByRole('link', { name: /^Lihat di peta/ })
        .getAttribute('href') ?? '',
    );
    expect(map.searchParams.get('query')).toBe(`TUK Contoh Renon, ${address}, Denpasar`);
    cleanup();
    show(timelineOf(before, { schedule }));
    expect(home().queryByRole('link', { name: /^Lihat di peta/ })).toBeNull();
  });
});
