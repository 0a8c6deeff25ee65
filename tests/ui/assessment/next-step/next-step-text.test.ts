import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import type { Stage, Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { nextStepText } from '../../../../src/ui/assessment/public/next-step/next-step-text.ts';
import { outcomeText } from '../../../../src/ui/assessment/public/next-step/outcome-text.ts';
import type { StepFacts } from '../../../../src/ui/assessment/public/next-step/step-parts.ts';
import { paths } from '../../../../src/ui/core/paths.ts';
import { aStage } from '../../../builders/stages.ts';

const names = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'] as const;

const timelineOf = (
  changes: Partial<Record<Stage['name'], Partial<Stage>>>,
  rest: Partial<Timeline> & { readonly now?: string } = {},
): Timeline => {
  const { now, ...others } = rest;
  return {
    trxId: 'TRX-1',
    scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
    schedule: {
      startsAt: '2026-11-25T01:00:00Z',
      endsAt: '2026-11-28T10:00:00Z',
      siteName: 'TUK Contoh',
      city: 'Kuningan',
    },
    stages: names.map((name) => aStage(name, changes[name])),
    ...(now && { asOf: Date.parse(now) }),
    ...others,
  };
};

const { times } = defaultConfig;
const textOf = (timeline: Timeline, facts: Partial<StepFacts> = {}) =>
  nextStepText(nextStep(timeline.stages), timeline, { times, ...facts });
const all = (timeline: Timeline) => {
  const { title, since = '', details } = textOf(timeline);
  return [title, since, ...details].join(' ');
};

const done = { status: 'done' } as const;
const mine = { status: 'open', waitingFor: 'candidate' } as const;
const since = '2026-11-24T02:00:00Z';
const ask = (subject: string) => ({
  label: 'Hubungi LSP',
  to: `${paths.contact.to({})}?tulis=${subject}&trx=${encodeTrxId('TRX-1')}`,
});
const examined = { agreement: done, apl01: done, apl02: done, exam: done };
const notYet = { competent: false, units: { competent: 7, all: 8 } };
const passed = { competent: true, units: { competent: 8, all: 8 } };

describe('after a granted appeal', () => {
  const again = { status: 'open', waitingFor: 'assessor', since, note: 'Banding Anda dikabulkan.' } as const;
  const stages = { ...examined, result: again, appeal: done, feedback: mine };
  const reassessment = {
    units: [{ code: 'J.1', title: 'Menulis kode' }],
    assessor: { name: 'Budi Contoh', registration: '' },
  };

  it('the step is to wait for the other assessor, with the unit, the day and the answer, and not the feedback', () => {
    const timeline = timelineOf(stages, { reassessment });
    const { title, tone, details, since: from } = textOf(timeline);
    expect([tone, title]).toEqual(['waiting', 'Hasil asesmen Anda sedang dinilai ulang']);
    expect(from).toBe('Sejak Selasa, 24 November 2026, biasanya selesai dalam beberapa hari kerja.');
    expect(details[0]).toBe('Budi Contoh menilai ulang 1 unit: Menulis kode.');
    expect(details[1]).toContain('bila Anda perlu hadir, LSP menghubungi Anda');
    expect(outcomeText(timeline, times)).toMatchObject({
      text: 'Banding Anda dikabulkan.',
      way: { label: 'Lihat banding' },
    });
  });

  it('the note of the server explains the wait where nothing is known of the units', () => {
    expect(textOf(timelineOf(stages)).details[0]).toBe('Banding Anda dikabulkan.');
  });
});

describe('while an appeal is under review', () => {
  const appeal = { status: 'submitted', waitingFor: 'admin', since } as const;
  const document = {
    label: 'Lihat banding',
    to: `${paths.appealDocument.to({})}?trx=${encodeTrxId('TRX-1')}`,
    quiet: true,
  };

  it.each([
    [
      'the result can be accepted',
      { ...examined, result: mine, appeal },
      'Hasil asesmen boleh Anda terima sekarang atau nanti; banding Anda tetap ditinjau.',
      { label: 'Lihat hasil asesmen', to: paths.result.to({ trxid: encodeTrxId('TRX-1') }) },
    ],
    [
      'feedback can be sent',
      { ...examined, result: done, appeal, feedback: mine },
      'Umpan balik boleh Anda isi sekarang atau nanti; banding Anda tetap ditinjau.',
      { label: 'Isi umpan balik', to: paths.feedback.to({ trxid: encodeTrxId('TRX-1') }) },
    ],
    ['nothing else is open', { ...examined, result: done, appeal, feedback: done }, null, undefined],
  ])('the step is to wait for its answer, also if %s', (_, stages, meanwhile, besides) => {
    const text = textOf(timelineOf(stages, { verdict: notYet }));
    expect([text.tone, text.title]).toEqual(['waiting', 'LSP sedang meninjau banding Anda']);
    expect(text.since).toBe('Sejak Selasa, 24 November 2026, biasanya selesai dalam beberapa hari kerja.');
    const told = 'Kami memberi tahu Anda lewat notifikasi begitu banding Anda dijawab.';
    expect(text.details).toEqual([`${meanwhile ?? 'Belum ada yang perlu Anda kerjakan.'} ${told}`]);
    expect([text.action, text.besides]).toEqual([document, besides]);
  });
});

describe('a wait that lasts', () => {
  const sent = { status: 'submitted', waitingFor: 'admin', since } as const;
  const someday = { startsAt: null, endsAt: null, siteName: '', city: '' };
  const scheme = paths.scheme.to({ slug: 'junior-web-programmer' });
  const units = { label: 'Lihat unit kompetensi', to: scheme, quiet: true };

  it.each([
    ['2026-12-01T02:00:00Z', false],
    ['2026-12-01T02:00:01Z', true],
  ])('is at %s too long: %s', (now, late) => {
    const timeline = timelineOf({ agreement: done, apl01: sent }, { now, schedule: someday });
    const { since: said, action, details } = textOf(timeline);
    const [usual, long] = ['biasanya selesai dalam beberapa hari kerja', 'sudah lebih lama dari biasanya'];
    expect(said).toBe(`Sejak Selasa, 24 November 2026, ${late ? long : usual}.`);
    expect(details.join(' ').includes('Tanyakan kabarnya kepada LSP')).toBe(late);
    expect(action).toEqual(late ? { ...ask('question'), quiet: true } : units);
  });

  it('is not too long before the due date of the server, nor while the time is unknown', () => {
    const told = { ...sent, due: '2026-12-31T16:59:59Z' };
    expect(all(timelineOf({ apl01: told }, { now: '2026-12-20T02:00:00Z', schedule: someday }))).toContain(
      'paling lambat',
    );
    expect(all(timelineOf({ apl01: told }, { now: '2027-01-01T02:00:00Z', schedule: someday }))).not.toContain(
      'paling',
    );
    expect(all(timelineOf({ apl01: sent }))).toContain('biasanya selesai');
  });

  const apl02 = { status: 'submitted', waitingFor: 'assessor', since } as const;

  it('says that the day of the assessment is past, and no longer offers the rehearsal', () => {
    const stages = { agreement: done, apl01: done, apl02 };
    const before = textOf(timelineOf(stages, { now: '2026-11-28T10:00:00Z' }));
    expect(before.action?.label).toBe('Buka gladi bersih');
    const { details, action, besides } = textOf(timelineOf(stages, { now: '2026-11-28T10:00:01Z' }));
    expect(details).toEqual(['Hari asesmen sudah lewat. Tanyakan jadwal penggantinya kepada LSP.']);
    expect([action?.to, besides]).toEqual([ask('absence').to, undefined]);
  });

  it.each([
    ['exam', 'submitted', 'assessor', 'Asesor sedang menilai ujian Anda', 'begitu hasilnya terbit'],
    ['certificate', 'open', 'system', 'LSP sedang menyiapkan sertifikat Anda', 'begitu sertifikat Anda terbit'],
    ['apl02', 'submitted', 'assessor', 'Asesor sedang memeriksa APL 02 Anda', 'saat giliran Anda tiba'],
  ] as const)(
    'for %s says who works since when, and what the notification will bring',
    (name, status, waitingFor, who, brings) => {
      const { title, since: said, details } = textOf(timelineOf({ [name]: { status, waitingFor, since } }));
      expect(title).toBe(who);
      expect(said).toBe('Sejak Selasa, 24 November 2026, biasanya selesai dalam beberapa hari kerja.');
      expect(details.at(-1)).toContain(`Kami memberi tahu Anda lewat notifikasi ${brings}.`);
    },
  );
});

describe('a form that is checked shortly before the day of the assessment', () => {
  const sent = { status: 'submitted', waitingFor: 'admin', since: '2026-11-18T02:00:00Z' } as const;
  const at = (now: string, stages: Parameters<typeof timelineOf>[0] = { agreement: done, apl01: sent }) =>
    textOf(timelineOf(stages, { now }));

  it.each(['2026-11-18T02:00:00Z', '2026-11-21T02:00:00Z', '2026-11-22T16:59:59Z'])(
    'says at %s until which day to wait for the answer before asking the LSP',
    (now) => {
      const { details, action, besides } = at(now);
      expect(details.at(-1)).toBe('Bila sampai Senin, 23 November 2026 belum ada jawaban, hubungi LSP.');
      expect([action?.label, besides]).toEqual(['Lihat unit kompetensi', ask('question')]);
    },
  );

  it.each(['2026-11-22T17:00:00Z', '2026-11-25T00:00:00Z'])('leads at %s to the LSP first', (now) => {
    const { details, action, besides } = at(now);
    expect(details.at(-1)).toBe(
      'Ujian baru dapat Anda ikuti setelah formulir ini diterima. Hubungi LSP sebelum berangkat.',
    );
    expect([action, besides?.label]).toEqual([{ ...ask('question'), quiet: true }, 'Lihat unit kompetensi']);
  });

  it('says nothing of it more than a week before, nor where the day or the time is unknown, nor of the exam', () => {
    const exam = { status: 'submitted', waitingFor: 'assessor', since } as const;
    const someday = { startsAt: null, endsAt: null, siteName: '', city: '' };
    const [now, stages] = ['2026-11-24T02:00:00Z', { agreement: done, apl01: sent }];
    for (const { details, action } of [
      at('2026-11-17T16:59:59Z'),
      textOf(timelineOf(stages)),
      textOf(timelineOf(stages, { now, schedule: someday })),
      at(now, { ...examined, exam }),
    ])
      expect([details.join(' '), action?.label]).not.toContain(expect.stringMatching(/belum ada jawaban|Hubungi LSP/));
  });

  it.each([
    ['2026-11-21T02:00:00Z', [expect.stringContaining('Tanyakan kabarnya kepada LSP.')]],
    [
      '2026-11-24T02:00:00Z',
      [expect.not.stringContaining('Tanyakan kabarnya'), expect.stringContaining('Hubungi LSP sebelum berangkat.')],
    ],
  ])('that is late already asks once at %s, and on the eve whether to come', (now, said) => {
    const { details, action } = at(now, { apl01: { ...sent, since: '2026-11-10T02:00:00Z' } });
    expect(details).toEqual(said);
    expect(action).toEqual({ ...ask('question'), quiet: true });
  });
});

it.each([
  ['apl01', mine, 'Lanjutkan formulir APL 01'],
  ['apl02', mine, 'Lanjutkan formulir APL 02'],
  ['apl01', { status: 'returned', waitingFor: 'candidate' }, 'Perbaiki Formulir APL 01'],
] as const)(
  'a form with a draft on this device, %s, is continued unless it has to be corrected',
  (name, stage, label) => {
    const timeline = timelineOf({ agreement: done, [name]: stage });
    expect(textOf(timeline, { drafted: true }).action?.label).toBe(label);
    expect(textOf(timeline).action?.label).not.toMatch(/^Lanjutkan/);
  },
);

describe('a form after the day of the assessment', () => {
  const apl01 = paths.apl01.to({ trxid: encodeTrxId('TRX-1') });

  it.each(['2026-11-20T16:59:59Z', '2026-12-10T16:59:59Z'])(
    'comes after the question to the LSP, and its deadline of %s is neither called the latest nor urged',
    (due) => {
      const timeline = timelineOf({ agreement: done, apl01: { ...mine, due } }, { now: '2026-11-29T02:00:00Z' });
      const { tone, title, details, action, besides, deadline } = textOf(timeline);
      expect([tone, title]).toEqual(['mine', 'Hubungi LSP tentang jadwal pengganti']);
      expect(details).toEqual([
        'Hari asesmen sudah lewat. Tanyakan jadwal penggantinya kepada LSP.',
        'Formulir APL 01 tetap dapat dikirim, sebaiknya setelah LSP menjawab.',
      ]);
      expect(action).toEqual(ask('absence'));
      expect(besides).toEqual({ label: 'Isi formulir APL 01', to: apl01 });
      expect(deadline).toBeUndefined();
    },
  );

  it('that was returned keeps the note of the reviewer', () => {
    const returned = { status: 'returned', waitingFor: 'candidate', note: 'Foto KTP buram.' } as const;
    const timeline = timelineOf({ agreement: done, apl01: returned }, { now: '2026-11-29T02:00:00Z' });
    expect(textOf(timeline).details.at(-1)).toBe('Foto KTP buram.');
    expect(textOf(timeline).besides?.label).toBe('Perbaiki Formulir APL 01');
  });

  it.each([
    ['2026-11-20T17:00:00Z', 'Tenggat sudah lewat'],
    ['2026-11-22T17:00:00Z', 'Tenggat lewat 2 hari'],
  ])('that is late at %s says so, names the day of the assessment as its end, and asks the LSP: %s', (now, text) => {
    const late = { ...mine, due: '2026-11-20T16:59:59Z' };
    const { due, besides } = textOf(timelineOf({ agreement: done, apl01: late }, { now }));
    expect(due).toBe(
      `${text} (Jumat, 20 November 2026, 23.59 WIB). Selama tahap ini masih terbuka, kirim secepatnya, paling lambat sebelum Rabu, 25 November 2026. Bila ada kendala, hubungi LSP.`,
    );
    expect(besides?.to).toBe(ask('question').to);
  });

  it('that was returned says the first notes on its parts, also after the day of the assessment', () => {
    const returned = { status: 'returned', waitingFor: 'candidate' } as const;
    const returnedNotes = ['Ijazah', 'NIK', 'Alamat', 'Foto'].map((part) => ({ part, text: 'Periksa lagi.' }));
    for (const now of ['2026-11-20T02:00:00Z', '2026-11-29T02:00:00Z']) {
      const { notes } = textOf({ ...timelineOf({ agreement: done, apl01: returned }, { now }), returnedNotes });
      expect(notes).toEqual([...returnedNotes.slice(0, 3), { part: null, text: 'Dan 1 catatan lagi di formulir.' }]);
    }
  });
});

describe('an exam', () => {
  const stages = { agreement: done, apl01: done, apl02: done };
  const running = { name: 'Ujian Esai', over: false, canSubmit: true };

  it('that runs is continued, by the same address', () => {
    const timeline = timelineOf({ ...stages, exam: mine });
    const { title, action } = textOf(timeline, { running });
    expect(title).toBe('Ujian Esai sedang berjalan');
    expect(action).toEqual({ label: 'Lanjutkan ujian', to: textOf(timeline).action?.to });
  });

  it.each([
    [true, 'Kumpulkan ujian', 'tinggal dikumpulkan'],
    [false, 'Buka ujian', 'Hubungi asesor'],
  ])('without time left can be handed in: %s', (canSubmit, label, text) => {
    const exam = { ...mine, due: '2026-11-29T10:00:00Z' };
    const { title, action, details, due } = textOf(timelineOf({ ...stages, exam }), {
      running: { ...running, over: true, canSubmit },
    });
    expect([title, action?.label]).toEqual(['Waktu Ujian Esai habis, belum dikumpulkan', label]);
    expect(details.join()).toContain(text);
    expect(due).toBeUndefined();
  });

  it('of an absent candidate says so as the server does, with the way to the LSP, and when another day is waited for too long', () => {
    const note = 'Anda tercatat tidak hadir; hubungi LSP bila ini keliru.';
    const absent = { ...stages, exam: { status: 'open', waitingFor: 'admin', since, note } } as const;
    const { title, details, action, since: said } = textOf(timelineOf(absent));
    expect(title).toBe('Anda tercatat tidak hadir');
    expect(said).toBe(
      'Dicatat Selasa, 24 November 2026. Jadwal pengganti biasanya ditentukan dalam beberapa hari kerja.',
    );
    expect(details[0]).toBe(note);
    expect(details.join()).not.toContain('Belum ada yang perlu');
    expect(action).toEqual({ ...ask('absence'), quiet: true });
    const late = textOf(timelineOf(absent, { now: '2026-12-09T02:00:00Z' }));
    expect(late.since).toBe(
      'Dicatat Selasa, 24 November 2026. Jadwal pengganti ditunggu sudah lebih lama dari biasanya.',
    );
  });

  it('that the LSP prepares for another reason accuses nobody of absence', () => {
    const { title } = textOf(timelineOf({ ...stages, exam: { status: 'open', waitingFor: 'admin' } }));
    expect(title).toBe('Admin LSP sedang menyiapkan ujian Anda');
  });

  it('that opens later lists what to bring where that is known', () => {
    const timeline = timelineOf({ ...stages, exam: { ...mine, opensAt: '2026-11-25T01:00:00Z' } });
    const known = textOf(timeline, { bring: ['KTP asli'] });
    expect([known.bring, known.details[0]]).toEqual([['KTP asli'], 'Datanglah ke TUK Contoh, Kuningan.']);
    expect(known.besides?.label).toBe('Lihat daftar ujian');
    expect(textOf(timeline).details[0]).toContain('Yang perlu dibawa tertulis di daftar ujian.');
  });
});

describe('the decision', () => {
  const due = '2026-11-30T16:59:59Z';
  const appealable = { ...examined, result: done, appeal: { ...mine, due }, feedback: mine };

  it.each([
    ['2026-11-28T10:00:00Z', 'Banding sampai Senin, 30 November 2026, 23.59 WIB.'],
    ['2026-11-29T10:00:00Z', 'Banding sampai besok, 23.59 WIB.'],
    ['2026-11-30T10:00:00Z', 'Banding hanya sampai hari ini, 23.59 WIB.'],
  ])('that is not competent names at %s the end of the appeal: %s', (now, text) => {
    const outcome = outcomeText(timelineOf(appealable, { verdict: notYet, now }), times);
    expect(outcome).toMatchObject({
      headline: 'Belum kompeten (7\u00a0dari\u00a08\u00a0unit\u00a0kompeten)',
      rest: text,
    });
    expect(outcome?.text).toBe(`${outcome?.headline}. ${text}`);
    expect(outcome?.way?.label).toBe('Ajukan banding');
  });

  it('that is not competent names the end of an appeal that nobody sent, and leads to a reassessment', () => {
    const over = timelineOf(appealable, { verdict: notYet, now: '2026-12-01T10:00:00Z' });
    const outcome = outcomeText(over, times);
    expect([outcome?.rest, outcome?.way]).toEqual([
      'Masa banding sudah berakhir Senin, 30 November 2026, 23.59 WIB.',
      undefined,
    ]);
    expect(textOf(over).besides?.label).toBe('Lihat jadwal asesmen ulang');
  });

  it('that is not competent leaves no doubt that the feedback does not end the appeal, which needs a laptop until a named weekday', () => {
    const keeps = expect.stringMatching(
      /^Umpan balik tidak menutup kesempatan banding\. Banding diajukan dari laptop .*paling lambat Senin, 30 November 2026/,
    );
    const open = timelineOf(appealable, { verdict: notYet, now: '2026-11-28T10:00:00Z' });
    expect(textOf(open).details).toContainEqual(keeps);
    const over = timelineOf(appealable, { verdict: notYet, now: '2026-12-01T10:00:00Z' });
    expect(textOf(over).details).not.toContainEqual(keeps);
    expect(textOf(timelineOf({ ...appealable, appeal: done }, { verdict: notYet })).details).not.toContainEqual(keeps);
  });

  it('that is not competent leaves the appeal open after the feedback, and ends the certification only after its last day', () => {
    const stages = { ...appealable, feedback: done };
    const open = timelineOf(stages, { verdict: notYet, now: '2026-11-28T10:00:00Z' });
    expect(textOf(open).title).toBe('Langkah berikutnya: banding atau asesmen ulang');
    expect(textOf(open).besides?.label).toBe('Ajukan banding');
    expect(textOf(open).details.join(' ')).not.toContain('sudah berakhir');
    expect(outcomeText(open, times)).toEqual({
      text: 'Belum kompeten (7\u00a0dari\u00a08\u00a0unit\u00a0kompeten). Banding sampai Senin, 30 November 2026, 23.59 WIB.',
    });
    const over = timelineOf(stages, { verdict: notYet, now: '2026-12-01T10:00:00Z' });
    expect(textOf(over).title).toBe('Langkah berikutnya: asesmen ulang');
    expect(textOf(over).details).toContain('Proses sertifikasi ini sudah berakhir tanpa sertifikat.');
  });

  it('of a competent candidate is a congratulation while its acceptance or the feedback is next', () => {
    const [accept, feedback] = [{ result: mine }, { result: done, feedback: mine }];
    for (const stages of [accept, feedback])
      expect(outcomeText(timelineOf({ ...examined, ...stages }, { verdict: passed }), times)?.headline).toBe(
        'Selamat, Anda kompeten (8\u00a0dari\u00a08\u00a0unit)',
      );
  });

  it.each([
    [false, 'Banding Anda ditolak.', 'Lihat jadwal asesmen ulang'],
    [true, 'Banding Anda dikabulkan.', 'Lihat hasil asesmen'],
    [undefined, 'Banding Anda sudah dijawab.', 'Lihat hasil asesmen'],
  ])('after an appeal that was granted: %s says so', (appealGranted, text, besides) => {
    const timeline = timelineOf(
      { ...appealable, appeal: done },
      { verdict: notYet, ...(appealGranted !== undefined && { appealGranted }) },
    );
    expect(outcomeText(timeline, times)?.rest).toBe(text);
    expect(textOf(timeline).besides?.label).toBe(besides);
  });

  it('after a refused appeal is explained by the answer of the LSP, with the feedback and after it', () => {
    const refused = { verdict: notYet, appealGranted: false, appealAnswer: 'Bukti sudah dinilai dua asesor.' };
    const told = 'Jawaban LSP atas banding Anda: Bukti sudah dinilai dua asesor.';
    expect(textOf(timelineOf({ ...appealable, appeal: done }, refused)).details).toContain(told);
    expect(textOf(timelineOf({ ...appealable, appeal: done, feedback: done }, refused)).details).toContain(told);
  });

  it('after which a reassessment was bought leads to that instead of to another purchase', () => {
    const repeated = { verdict: notYet, appealGranted: false, continuedBy: 'TRX-2' };
    const { besides } = textOf(timelineOf({ ...appealable, appeal: done }, repeated));
    expect(besides).toEqual({ label: 'Buka asesmen ulang', to: paths.timeline.to({ id: encodeTrxId('TRX-2') }) });
  });

  it('is followed by the feedback, which is the last step only of a competent candidate', () => {
    const last = 'Ini langkah terakhir; sesudahnya sertifikat Anda dibuat.';
    const stages = { ...examined, result: done, feedback: mine };
    expect(textOf(timelineOf(stages, { verdict: passed })).details).toContain(last);
    expect(textOf(timelineOf(stages, { verdict: notYet })).details).not.toContain(last);
    expect(textOf(timelineOf(stages)).details).not.toContain(last);
  });
});
