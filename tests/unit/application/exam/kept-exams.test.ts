import { beforeEach, describe, expect, it } from 'vitest';
import { storedExamOwner } from '../../../../src/adapters/browser/tabs/stored-exam-owner.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { keepExam } from '../../../../src/application/exam/keep-exam.ts';
import { keptExams } from '../../../../src/application/exam/kept-exams.ts';
import { writtenIn } from '../../../../src/application/exam/kept-shape.ts';
import type { DraftStore } from '../../../../src/application/ports/device/draft-store.ts';
import type { PictureDownloads } from '../../../../src/application/ports/exam/picture-downloads.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import type { KeptExam } from '../../../../src/domain/exam/kept-exam.ts';
import { aPaper, aVersion } from '../../../builders/answers.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';
import { countedIds, otherTab, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { aStorage } from '../../../fakes/sending-fakes.ts';
import { FakeDevice, SetServerClock } from '../../../fakes/time-fakes.ts';

const start = Date.parse('2026-03-02T02:00:00Z');
const person = (id: string) => ({ id, email: 'eka@contoh.example', fullname: 'Eka', photo: null, emailVerified: true });
const keptOf = (exam: Exam, rest: Partial<KeptExam> = {}): KeptExam => ({
  candidate: person('7'),
  all: examsOf(exam),
  content: aPaper({ examId: exam.id }),
  place: 3,
  ...rest,
});

let device: FakeDevice;
let disk: FakeDrafts;
let drafts: DraftStore;
let ids: ReturnType<typeof countedIds>;
const network = { sizes: new Map<string, number>(), asked: [] as string[] };
const pictures: PictureDownloads = {
  read: async (address, mostBytes) => {
    network.asked.push(address);
    const size = network.sizes.get(address) ?? Number.POSITIVE_INFINITY;
    if (size > mostBytes) throw new ApiFailure({ kind: 'network' });
    return new Blob([new Uint8Array(size)], { type: 'image/png' });
  },
};
const storage = aStorage();
const owner = storedExamOwner(() => storage);
const page = (wanted = true) => {
  const serverClock = new SetServerClock();
  serverClock.set(() => null, { deviceAhead: null });
  const offline = { wanted };
  const deps = { drafts, owner, offline, serverClock };
  return {
    serverClock,
    ...keptExams({ ...deps, clock: device }),
    ...keepExam({ ...deps, clock: device, ids, pictures }),
  };
};
const until = async <T>(work: Promise<T>): Promise<T> => {
  await device.pass(1_000);
  return work;
};
const written = () => until(Promise.resolve());
const keepNow = async (exam = anExam()) => {
  page().keeper('7', exam).keep(keptOf(exam));
  await written();
};

const put = async (values: unknown, subject = 'luring/TRX-1/lain') => {
  owner.remember('7');
  const key = { user: '7', form: 'exam-record', subject };
  const { revision } = await until(drafts.read(key));
  await until(drafts.save(key, revision, { values, files: new Map() }));
};

beforeEach(() => {
  device = new FakeDevice();
  disk = new FakeDrafts(device);
  drafts = pageDrafts(disk.page(), { clock: device, tabs: otherTab() });
  owner.forget();
  ids = countedIds();
  Object.assign(network, { sizes: new Map(), asked: [] });
});

it('a kept exam is there for the next page, with its candidate, its place and the server’s clock (fault matrix 95) [1.exam.offline]', async () => {
  const before = page();
  before.serverClock.set(() => start, { deviceAhead: 5_000 });
  const exam = anExam();
  const { keep } = before.keeper('7', exam);
  keep(keptOf(exam));
  keep(keptOf(exam, { place: 9 }));
  await written();
  const after = page();
  await expect(until(after.candidate())).resolves.toEqual(person('7'));
  await expect(until(after.trxIds())).resolves.toEqual(['TRX-1']);
  await expect(until(after.exams('TRX-1'))).resolves.toEqual(examsOf(exam));
  expect(after.serverClock.state.value).toMatchObject({ known: true, estimated: true, deviceAhead: 5_000 });
  await expect(until(after.exam(exam))).resolves.toMatchObject({ place: 9 });
  await expect(until(after.exam({ trxId: 'TRX-1', id: 'another' }))).resolves.toBeNull();
  await expect(until(after.exams('TRX-2'))).resolves.toBeNull();
});

it('nothing is kept and nothing opens where no worker can exist or the configuration forbids it', async () => {
  page(false).keeper('7', anExam()).keep(keptOf(anExam()));
  await written();
  expect([disk.stored.size, owner.read()]).toEqual([0, null]);
  await keepNow();
  await expect(until(page(false).exam(anExam()))).resolves.toBeNull();
});

it.each([
  ['its end, with its key, also if another person has logged in', anExam(), 25],
  ['it was last kept, if its end is not known', anExam({ minutes: null }), 24],
])('a kept exam is deleted a day after %s', async (_, exam, hours) => {
  await keepNow(exam);
  owner.remember('8');
  const after = async (hour: number) => {
    device.world = start + hour * 3_600_000;
    await until(page().sweep());
    return [disk.stored.size, disk.vaults.has('7')];
  };
  expect(await after(hours - 1)).toEqual([1, true]);
  expect(await after(hours + 1)).toEqual([0, false]);
});

it('the assessments of kept exams are listed once, the last one used first', async () => {
  for (const [trxId, id] of [
    ['TRX-1', 'esai'],
    ['TRX-2', 'esai'],
    ['TRX-3', 'esai'],
    ['TRX-1', 'lisan'],
  ] as const) {
    const exam = anExam({ trxId, id });
    page()
      .keeper('7', exam)
      .keep(keptOf(exam, { all: { ...examsOf(exam), trxId } }));
    await written();
  }
  await expect(until(page().trxIds())).resolves.toEqual(['TRX-1', 'TRX-3', 'TRX-2']);
});

it.each([
  [5_000, 100, 40, 5_060],
  [5_000, null, 40, 5_000],
  [5_000, 100, null, 5_000],
  [null, 100, 40, null],
])(
  'a kept exam restores the clock of this exam: device ahead %j, server %j, exam %j',
  async (deviceAhead, now, own, restored) => {
    const { serverClock, keeper } = page();
    serverClock.set(() => now, { deviceAhead });
    Object.assign(serverClock, { now: (exam?: Exam) => (exam ? own : now) });
    keeper('7', anExam()).keep(keptOf(anExam()));
    await written();
    const after = page();
    await until(after.exams('TRX-1'));
    expect(after.serverClock.state.value).toMatchObject({ deviceAhead: restored, estimated: restored !== null });
  },
);

it('what cannot be read of a storage that fails stays, and so does its owner', async () => {
  await keepNow();
  disk.fails = true;
  drafts = pageDrafts(disk.page(), { clock: device, tabs: otherTab() });
  const here = page();
  const asked = [here.candidate(), here.trxIds(), here.exams('TRX-1'), here.exam(anExam())];
  await device.pass(10_000);
  expect(await Promise.all(asked)).toEqual([null, [], null, null]);
  await until(here.settle('TRX-1', null));
  expect([disk.stored.size, owner.read()]).toEqual([1, '7']);
});

it.each<[string, () => Promise<unknown>]>([
  ['cannot be decrypted', async () => keepNow().then(() => disk.spoilt.add([...disk.stored.keys()][0] ?? ''))],
  [
    'is not among the exams of its assessment',
    () => put({ ...keptOf(anExam(), { all: examsOf() }), version: 2, deviceAhead: null }),
  ],
])('a kept exam that %s is removed', async (_, keep) => {
  await keep();
  expect(disk.stored.size).toBe(1);
  await expect(until(page().exam(anExam()))).resolves.toBeNull();
  expect(disk.stored.size).toBe(0);
});

describe('the pictures of a kept exam', () => {
  const exam = anExam();
  const [one, two] = ['https://a/1.png', 'https://a/2.png'] as const;
  const keepWith = async (addresses: readonly string[], signal = new AbortController().signal) => {
    const keeper = page().keeper('7', exam);
    keeper.keep(keptOf(exam));
    await until(keeper.keepPictures(addresses, signal));
    await written();
    return keeper;
  };
  const sizes = async () =>
    [...(await until(page().pictures(exam)))].map(([address, { size, type }]) => [address, size, type]);
  const [small, large] = [
    [one, 10, 'image/png'],
    [two, 20, 'image/png'],
  ];
  beforeEach(() => {
    network.sizes = new Map([
      [one, 10],
      [two, 20],
    ]);
  });

  it('are there for the next page, are fetched once, and stay when an answer changes the kept exam', async () => {
    await keepWith([one, two, one]);
    expect(await sizes()).toEqual([small, large]);
    const { keep } = await keepWith([one, two]);
    expect([await sizes(), network.asked.length]).toEqual([[small, large], 2]);
    keep(keptOf(exam, { place: 8 }));
    await written();
    expect([await sizes(), (await until(page().exam(exam)))?.place]).toEqual([[small, large], 8]);
  });

  it('that fail to load are left out, and are fetched again by the next page; those of another paper are deleted', async () => {
    network.sizes.delete(one);
    await keepWith([one, two]);
    expect(await sizes()).toEqual([large]);
    network.sizes.set(one, 10);
    await keepWith([one, two]);
    expect(await sizes()).toEqual([large, small]);
    await keepWith([one]);
    expect(await sizes()).toEqual([small]);
  });

  it('that are named but not stored are left out', async () => {
    const stored = { ...keptOf(exam), version: 2, deviceAhead: null, pictures: { [one]: 5, [two]: 'gone' } };
    const subject = `luring/${exam.trxId}/${exam.id}`;
    await put(stored, subject);
    expect([...(await until(page().pictures(exam)))]).toEqual([]);
  });

  it('are of 2 MB at the most, and of 10 MB together', async () => {
    const megabyte = 1024 * 1024;
    const addresses = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `https://a/${name}.png`);
    network.sizes = new Map(addresses.map((address) => [address, 2 * megabyte]));
    network.sizes.set('https://a/too-large.png', 2 * megabyte + 1);
    await keepWith(['https://a/too-large.png', ...addresses]);
    expect((await sizes()).map(([address]) => address)).toEqual(addresses.slice(0, 5));
  });

  it('are deleted with the exam, and are shown to nobody else', async () => {
    await keepWith([one]);
    owner.remember('8');
    expect(await sizes()).toEqual([]);
    owner.remember('7');
    expect([...(await until(page(false).pictures(exam)))]).toEqual([]);
    await until(page().settle('TRX-1', null));
    expect([disk.stored.size, await sizes()]).toEqual([0, []]);
  });

  it('are not kept any more once the page is left', async () => {
    await keepWith([one], AbortSignal.abort());
    expect(await sizes()).toEqual([]);
  });
});

it('where the configuration now forbids it, kept exams are deleted, but nobody’s answers', async () => {
  await keepNow();
  await keepNow(anExam({ id: 'esai' }));
  const answer = { user: '7', form: 'exam', subject: 'UJ-1/S1' };
  const { revision } = await until(drafts.read(answer));
  await until(drafts.save(answer, revision, { values: 'A', files: new Map() }));
  expect([disk.stored.size, owner.read()]).toEqual([3, '7']);
  await until(page(false).retire('7'));
  expect([[...disk.stored.keys()], owner.read()]).toEqual([[JSON.stringify(['7', 'exam', 'UJ-1/S1'])], null]);
});

it('a kept exam opens for nobody once its owner is forgotten, nor for another person', async () => {
  await keepNow();
  for (const id of [null, '8']) {
    if (id) owner.remember(id);
    else owner.forget();
    await expect(until(page().candidate())).resolves.toBeNull();
    await expect(until(page().exam(anExam()))).resolves.toBeNull();
  }
});

it('a page that was opened before a log-out keeps nothing after it', async () => {
  const { keep } = page().keeper('7', anExam());
  keep(keptOf(anExam()));
  await written();
  await until(drafts.clear('7'));
  owner.forget();
  for (const place of [5, 6]) {
    keep(keptOf(anExam(), { place }));
    await written();
  }
  expect([disk.stored.size, owner.read()]).toEqual([0, null]);
});

it('an exam that no longer runs is deleted after the next reply of the server, and one that runs stays', async () => {
  const [first, second] = [anExam(), anExam({ id: 'esai', kind: 'essay', type: null })];
  const here = page();
  for (const exam of [first, second]) here.keeper('7', exam).keep(keptOf(exam));
  await written();
  await until(here.settle('TRX-1', examsOf({ ...first, status: 'submitted' }, second)));
  await expect(until(here.exam(first))).resolves.toBeNull();
  await expect(until(here.exam(second))).resolves.not.toBeNull();
  expect(owner.read()).toBe('7');
  await until(here.settle('TRX-1', null));
  expect([disk.stored.size, owner.read()]).toEqual([0, null]);
});

it('an exam is deleted a day after its end', async () => {
  const exam = anExam();
  const earlier = anExam({ id: 'esai', startedAt: new Date(start - 48 * 3_600_000).toISOString() });
  page()
    .keeper('7', exam)
    .keep(keptOf(exam, { all: examsOf(earlier, exam) }));
  await written();
  await device.pass(24 * 60 * 60_000);
  await expect(until(page().exam(exam))).resolves.not.toBeNull();
  await device.pass(60 * 60_000);
  await expect(until(page().exam(exam))).resolves.toBeNull();
  expect(disk.stored.size).toBe(0);
});

it('an exam that the portal of version 1 kept opens', async () => {
  const { content, ...kept } = keptOf(anExam());
  await put({ ...kept, version: 1, deviceAhead: null, paper: content });
  await expect(until(page().exam(anExam()))).resolves.toMatchObject({ content });
});

describe('data of another program instead of a kept exam', () => {
  const exam = anExam();
  const { base, refusal, ...answer } = aVersion('A');
  const free =
    /^(emailVerified|type|questionCount|submitAllowed|note|receipt|longest|competent|doubtful|size|uploadedAt)$/;
  const whole = {
    ...keptOf(exam),
    all: {
      ...examsOf({ ...exam, closesAt: '2026-03-02T05:00:00Z' }),
      unknown: [{ id: 'x', title: 'Lain', kind: 'lain', type: 'lain', status: 'running' }],
    },
    version: 2,
    deviceAhead: null,
    content: {
      ...keptOf(exam).content,
      steps: [{ no: 1, title: 'Langkah', instruction: 'Kerjakan' }],
      units: [
        {
          code: 'U',
          title: 'Unit',
          elements: [{ id: 'e', title: 'Elemen', criteria: [{ id: 'k', text: 'Teks', benchmark: '' }] }],
        },
      ],
      questions: [
        { id: 'q1', no: 1, html: 'Soal', kind: 'choice', options: [{ value: 'A', html: 'Satu' }] },
        { id: 'q2', no: 2, html: 'Soal', kind: 'essay', longest: null },
      ],
      answers: [
        {
          questionId: 'q1',
          current: answer,
          others: [answer],
          file: { id: 'f', name: 'a.pdf', size: 1, uploadedAt: null },
        },
      ],
    },
  };
  const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
    path,
    ...Object.entries(Object(typeof value === 'string' ? {} : value)).flatMap(([name, each]) =>
      places(each, [...path, name]),
    ),
  ];
  const putAt = (value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown => {
    if (name === undefined) return other;
    if (Array.isArray(value))
      return value.map((each, index) => (String(index) === name ? putAt(each, rest, other) : each));
    return { ...Object(value), [name]: putAt(Object(value)[name], rest, other) };
  };
  const optional = /^all\.(unknown|exams\.0\.closesAt)$/;
  const needed = places(whole).filter((path) => !free.test(path.at(-1) ?? '') && !optional.test(path.join('.')));
  const wrongs = [undefined, true, [null], { isi: 'lain' }];

  it('are read where they are complete', async () => {
    await put(whole);
    await expect(until(page().exam(exam))).resolves.toMatchObject({ content: whole.content });
  });

  it.each(needed.map((path) => [path.join('.'), path] as const))('open nothing where “%s” is wrong', (_, path) => {
    for (const other of wrongs) expect(writtenIn(putAt(whole, path, other), '7')).toBeNull();
  });

  it('are removed where a part has another shape, and the exam beside them stays', async () => {
    const own = anExam({ id: 'esai', kind: 'essay', type: null });
    await keepNow(own);
    await put(putAt(whole, ['content', 'questions', '0', 'options'], null));
    const here = page();
    await expect(until(here.candidate())).resolves.toEqual(person('7'));
    await expect(until(here.exam(exam))).resolves.toBeNull();
    await expect(until(here.exam(own))).resolves.not.toBeNull();
    expect(disk.stored.size).toBe(1);
  });
});
