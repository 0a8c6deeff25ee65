import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { DemonstrationUploads } from '../../../../src/application/exam/uploads/demonstration-uploads.ts';
import {
  type KeptUpload,
  type KeptUploads,
  readKeptUploads,
  type UploadsDraft,
} from '../../../../src/application/exam/uploads/kept-uploads.ts';
import { openUploads } from '../../../../src/application/exam/uploads/open-uploads.ts';
import type {
  DemonstrationUpload,
  UploadOutcome,
} from '../../../../src/application/exam/uploads/upload-demonstration.ts';
import { isUploading } from '../../../../src/application/exam/uploads/uploads-state.ts';
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import type { UploadedFile, UploadTask } from '../../../../src/domain/exam/question.ts';
import { anExam } from '../../../builders/exam.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null });
const task: UploadTask = { kind: 'upload', id: 't1', no: 1, html: '', maxKb: 10 };
const file = new File([imageOf(pdfHead, 1000)], 'laporan.pdf');
const other = new File([imageOf(pdfHead, 1000), ''], file.name);
const stored: UploadedFile = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-03-02T02:10:00Z' };
const kept = {
  fileId: 'd-1',
  answeredAt: '2026-03-02T02:01:00.000Z',
  replaces: null,
  tried: true,
  stopped: false,
  alike: false,
  refusals: 0,
};
const [start, end] = ['2026-03-02T02:00:00.000Z', '2026-03-02T03:00:00.000Z'].map(Date.parse) as [number, number];

const failed = (facts: FailureFacts): UploadOutcome => ({ kind: 'failed', error: new ApiFailure(facts) });
const cut = failed({ kind: 'network' });

const draftWith = (restored: KeptUploads | null) => {
  const files = new Map(restored ? [['d-1', file]] : []);
  let ids = 1;
  const draft = {
    restored,
    files,
    requestKey: 'key',
    durable: true,
    latest: restored as KeptUploads | null,
    keep: (uploads: KeptUploads | null) => {
      draft.latest = uploads;
    },
    addFile: (added: File) => {
      ids += 1;
      files.set(`d-${ids}`, added);
      return `d-${ids}`;
    },
    removeFile: (id: string) => void files.delete(id),
    written: restored as KeptUploads | null,
    flush: async () => {
      draft.written = draft.latest;
      return true;
    },
  };
  return draft satisfies UploadsDraft;
};

const open = (clocks: { readonly server?: number | null; readonly device?: number } = {}) => {
  const world = {
    server: (start + 60_000) as number | null,
    device: start + 60_000,
    ...clocks,
    sent: [] as DemonstrationUpload[],
    signals: [] as AbortSignal[],
    progress: [] as ((bytes: number, total: number) => void)[],
    waits: [] as { readonly ms: number; readonly signal: AbortSignal | undefined; readonly end: () => void }[],
    outcome: (async () => ({ kind: 'uploaded', file: stored })) as () => Promise<UploadOutcome>,
    arrived: [] as UploadedFile[],
    sessionsOver: 0,
    unkept: [] as string[],
    prepared: Promise.resolve(),
    problem: null as 'untrue' | null,
  };
  const uploads = new DemonstrationUploads(
    {
      upload: (upload, { signal, onProgress }) => {
        world.sent.push(upload);
        world.signals.push(signal);
        world.progress.push(onProgress);
        return world.outcome();
      },
      prepare: async (file) => {
        await world.prepared;
        return asItIs(file, world.problem);
      },
      serverClock: { now: () => world.server },
      clock: {
        now: () => world.device,
        wait: (ms, signal) => new Promise((end) => world.waits.push({ ms, signal, end })),
      },
      random: { next: () => 0.5 },
    },
    exam,
    {
      arrived: async (_, arrived) => void world.arrived.push(arrived),
      sessionOver: () => {
        world.sessionsOver += 1;
      },
      unkept: (name) => void world.unkept.push(name),
    },
  );
  const now = () => uploads.state.value.tasks.get(task.id);
  return { uploads, world, now };
};

const attached = (clocks: Parameters<typeof open>[0] = {}) => {
  const opened = open(clocks);
  const draft = draftWith(null);
  opened.uploads.attach(draft, [task]);
  return { ...opened, draft };
};

/** A file is chosen as often; the upload of each lasts until the test ends that of the first. */
const running = async (times = 1) => {
  const opened = attached();
  const [ends, chosen]: [((outcome: UploadOutcome) => void)[], Promise<void>[]] = [[], []];
  opened.world.outcome = () => new Promise((resolve) => ends.push(resolve));
  while (chosen.length < times) {
    chosen.push(opened.uploads.choose(task, file, null));
    await expect.poll(() => ends.length).toBe(chosen.length);
  }
  const end = (outcome: UploadOutcome) => {
    ends[0]?.(outcome);
    return chosen[0];
  };
  return { ...opened, end };
};

it('a file that is still being read when its page is left or another tab takes over is named, because nobody keeps it', async () => {
  const { uploads, world, draft } = attached();
  let read = () => {};
  world.prepared = new Promise((resolve) => {
    read = resolve;
  });
  const chosen = uploads.choose(task, file, null);
  uploads.detach();
  read();
  await chosen;
  expect([world.unkept, world.sent, draft.files.size]).toEqual([['laporan.pdf'], [], 0]);
  uploads.attach(draft, [task]);
  await uploads.choose(task, file, null);
  expect(world.unkept).toEqual(['laporan.pdf']);
});

describe('a file that only the memory of a tab has, when another tab takes over,', () => {
  const inMemory = async () => {
    const opened = await running();
    opened.uploads.attach({ ...opened.draft, durable: false }, [task]);
    return opened;
  };
  const takenOver = ({ uploads }: { readonly uploads: DemonstrationUploads }) => {
    for (const leave of ['handOver', 'handOver', 'detach'] as const) uploads[leave]();
  };

  it.each([
    ['fails later', true],
    ['has failed', false],
  ])('is named once if its upload %s, because no tab will send it', async (_, isRunning) => {
    const opened = await inMemory();
    if (!isRunning) await opened.end(cut);
    takenOver(opened);
    if (isRunning) await opened.end(cut);
    expect([opened.world.unkept, opened.now()?.pending]).toEqual([['laporan.pdf'], null]);
  });

  it('arrives if its upload goes on, and the page does not call it lost', async () => {
    const opened = await inMemory();
    takenOver(opened);
    await opened.end({ kind: 'uploaded', file: stored });
    expect([opened.world.unkept, opened.world.arrived]).toEqual([[], [stored]]);
  });

  it('stays without a word if only its page is left, because the same tab can open it again', async () => {
    const opened = await inMemory();
    await opened.end(cut);
    opened.uploads.detach();
    expect([opened.world.unkept, opened.now()?.pending?.file]).toEqual([[], file]);
  });
});

describe('a file with the name and size of one that was taken away', () => {
  /** The first upload never ends, and arrives; each later one is lost on its way. */
  const afterTheFirst = async () => {
    const sent: File[] = [];
    const uploads = openUploads({
      exams: {
        upload: ({ file: each }, { signal }) => {
          sent.push(each);
          return new Promise((_, reject) => {
            if (sent.length > 1) reject(new ApiFailure({ kind: 'network' }));
            signal.addEventListener('abort', () => reject(new ApiFailure({ kind: 'cancelled' })));
          });
        },
        uploaded: async () => (sent.length > 1 ? stored : null),
      },
      realtime: { announceChange: () => undefined },
      prepare: async (each) => asItIs(each),
      serverClock: { now: () => start + 60_000 },
      clock: { now: () => start + 60_000, wait: () => new Promise(() => undefined) },
      random: { next: () => 0.5 },
    })(exam, { arrived: async () => undefined, sessionOver: () => undefined, unkept: () => undefined });
    const draft = draftWith(null);
    uploads.attach(draft, [task]);
    const first = uploads.choose(task, file, null);
    await expect.poll(() => sent.length).toBe(1);
    uploads.remove(task.id);
    await Promise.all([first, uploads.choose(task, other, null)]);
    return { uploads, sent, draft, now: () => uploads.state.value.tasks.get(task.id) };
  };

  it('is not called uploaded because that one has arrived', async () => {
    const { sent, now } = await afterTheFirst();
    expect(sent).toEqual([file, other]);
    expect(now()).toMatchObject({ arrivals: 0, pending: { file: other, uploading: { kind: 'failed' }, heals: true } });
  });

  it('is still kept and sent when the page reads that one on the server, and is known again after a reload', async () => {
    const { uploads, sent, draft, now } = await afterTheFirst();
    uploads.settle(task.id, stored);
    await uploads.send(task);
    expect(sent).toEqual([file, other, other]);
    expect(now()?.pending?.file).toBe(other);
    expect(readKeptUploads(draft.latest)?.[task.id]?.alike).toBe(true);
  });
});

it('a file with another name than the one before it can be recognised on the server', async () => {
  const { uploads, world } = await running(2);
  void uploads.choose(task, new File([file], 'lain.pdf'), null);
  await expect.poll(() => world.sent.map(({ alike }) => alike)).toEqual([false, true, false]);
});

describe('the time of a file', () => {
  it.each([
    ['the server’s', { server: start + 5_000, device: end + 99_000 }, start + 5_000],
    ['the device’s while the server’s is not known', { server: null, device: start + 7_000 }, start + 7_000],
    ['not before the start, where the device is wrong', { server: null, device: start - 3_600_000 }, start],
    ['not after the deadline, where the device is wrong', { server: null, device: end + 3_600_000 }, end - 1],
  ])('is %s', async (_, clocks, expected) => {
    const { uploads, world } = attached(clocks);
    await uploads.choose(task, file, null);
    expect(world.sent.map(({ answeredAt }) => Date.parse(answeredAt))).toEqual([expected]);
  });

  it('is the time when it was chosen, not when it was read or sent again', async () => {
    const { uploads, world } = attached();
    world.outcome = async () => ({ kind: 'failed', error: new Error() });
    const choosing = uploads.choose(task, file, null);
    world.server = end - 5;
    await choosing;
    world.server = end + 5;
    await uploads.send(task);
    expect(world.sent.map(({ answeredAt }) => Date.parse(answeredAt))).toEqual([start + 60_000, start + 60_000]);
  });

  it('counts as late from the deadline on, including an extension', async () => {
    const { uploads, world } = attached({ server: end });
    await uploads.choose(task, file, null);
    expect(world.sent).toHaveLength(0);
    uploads.renew({ ...exam, extraMinutes: 5 });
    await uploads.choose(task, file, null);
    expect(world.sent).toHaveLength(1);
  });
});

describe('a stored upload', () => {
  it.each([
    ['was out, and the server is asked first', true],
    ['had failed', false],
  ])('continues by itself when it %s', async (_, tried) => {
    const { uploads, world, now } = open();
    const draft = draftWith({ t1: { ...kept, tried } });
    uploads.attach(draft, [task]);
    await expect.poll(() => now()?.arrivals).toBe(1);
    expect(world.sent).toMatchObject([{ again: tried, answeredAt: kept.answeredAt }]);
    expect([draft.latest, draft.files.size, now()?.pending]).toEqual([null, 0, null]);
  });

  it('waits for a press when it was stopped, also on the next page', async () => {
    const { uploads, world, draft } = attached();
    world.outcome = async () => {
      uploads.stop('t1');
      return { kind: 'cancelled' };
    };
    await uploads.choose(task, file, null);
    expect(draft.written).toMatchObject({ t1: { tried: false, stopped: true } });

    const next = open();
    next.uploads.attach(draftWith({ t1: { ...kept, tried: false, stopped: true } }), [task]);
    expect(next.now()?.pending).toEqual({ file, uploading: { kind: 'waiting' }, heals: false, saving: false });
    expect(next.world.sent).toHaveLength(0);
    await next.uploads.send(task);
    expect(next.now()?.pending).toBeNull();
  });

  it('is marked as tried before it is sent, and unmarked after a definite failure', async () => {
    const { uploads, world, now, draft } = attached();
    const ends: UploadOutcome[] = [
      { kind: 'failed', error: new Error() },
      { kind: 'refused', error: new ApiFailure({ kind: 'refused', messages: ['Ujian ditutup.'] }) },
      { kind: 'cancelled' },
    ];
    world.outcome = async () => {
      expect(draft.written).toMatchObject({ t1: { tried: true } });
      return ends[world.sent.length - 1] as UploadOutcome;
    };
    await uploads.choose(task, file, null);
    for (const [index, { kind }] of ends.entries()) {
      const refusals = Math.min(index, 1);
      expect([now()?.pending?.uploading.kind, draft.written]).toMatchObject([kind, { t1: { tried: false, refusals } }]);
      if (kind !== 'cancelled') await uploads.send(task);
    }
    const [first, second, third] = world.sent.map(({ requestKey }) => requestKey);
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('stays marked while its result is unknown, until the server turns out to have it', async () => {
    const { uploads, world, now, draft } = attached();
    world.outcome = async () => ({ kind: 'unknown', error: new Error() });
    await uploads.choose(task, file, null);
    expect([now()?.pending?.uploading.kind, draft.latest]).toMatchObject(['unknown', { t1: { tried: true } }]);
    uploads.settle('t1', { ...stored, name: 'lain.pdf' });
    expect(now()?.pending).not.toBeNull();
    uploads.settle('t1', stored);
    expect([now()?.pending, draft.latest]).toEqual([null, null]);
  });

  it('accepts nothing while another tab writes it', async () => {
    const { uploads, world } = attached();
    uploads.detach();
    expect(uploads.state.value.ready).toBe(false);
    await uploads.choose(task, file, null);
    await uploads.send(task);
    expect(world.sent).toHaveLength(0);
  });
});

it.each([true, false])('a file is shown as on the device only after its own write has succeeded: %s', async (well) => {
  const { uploads, world, now } = open();
  const ends: ((durable: boolean) => void)[] = [];
  let written = Promise.resolve(true);
  uploads.attach({ ...draftWith(null), flush: () => written }, [task]);
  world.outcome = async () => cut;
  const choose = (chosen: File) => {
    written = new Promise((resolve) => ends.push(resolve));
    return uploads.choose(task, chosen, null);
  };
  const afterWrite = async (durable: boolean) => {
    ends.shift()?.(durable);
    await new Promise((resolve) => setImmediate(resolve));
    return [now()?.pending?.saving, uploads.state.value.durable];
  };
  await choose(file);
  await choose(other);
  expect([await afterWrite(!well), await afterWrite(well)]).toEqual([
    [true, true],
    [false, well],
  ]);
  await choose(file);
  uploads.detach();
  uploads.remove(task.id);
  expect(await afterWrite(!well)).toEqual([undefined, well]);
});

describe('a file that is removed', () => {
  it('is stopped; if the server has it all the same, the page shows it', async () => {
    const { uploads, world, now, end } = await running();
    uploads.remove('t1');
    expect([world.signals[0]?.aborted, now()?.pending]).toEqual([true, null]);
    await end({ kind: 'alreadyUploaded', file: stored });
    expect([world.arrived, now()?.pending]).toEqual([[stored], null]);
  });

  it('does not stop the file that was chosen after it', async () => {
    const { world, now, end } = await running(2);
    world.progress[0]?.(900, 1_000);
    await end({ kind: 'cancelled' });
    expect(now()?.pending?.uploading).toEqual({ kind: 'running', percent: 0 });
  });
});

it.each([
  ['a refusal', new ApiFailure({ kind: 'refused', messages: ['Ujian ditutup.'] }), false],
  ['a status of the server that is definite', new ApiFailure({ kind: 'http', status: 403 }), false],
  ['a lost reply', new ApiFailure({ kind: 'network' }), true],
])(
  'after %s the same file is sent under the right request key, also after a reload (fault matrix 74)',
  async (_, error, same) => {
    const { uploads, world, draft } = attached();
    world.outcome = async () => ({ kind: same ? 'failed' : 'refused', error });
    await uploads.choose(task, file, null);
    await uploads.send(task);
    const reloaded = open();
    reloaded.uploads.attach({ ...draft, restored: readKeptUploads(JSON.parse(JSON.stringify(draft.latest))) }, [task]);
    await expect.poll(() => reloaded.world.sent.length).toBe(1);
    const keys = [...world.sent, ...reloaded.world.sent].map(({ requestKey }) => requestKey);
    expect(new Set(keys).size).toBe(same ? 1 : 3);
  },
);

describe('after a failed upload', () => {
  it.each<[string, UploadOutcome, heals: boolean, afterLogIn: boolean]>([
    ['without a reply', cut, true, true],
    ['with an unknown result', { kind: 'unknown', error: new ApiFailure({ kind: 'timeout' }) }, true, true],
    ['at a server in trouble', failed({ kind: 'http', status: 500 }), true, true],
    ['at a busy server', failed({ kind: 'http', status: 429 }), true, true],
    ['at something between that wants a log-in', failed({ kind: 'between', obstacle: 'network' }), true, true],
    ['without a session', failed({ kind: 'expired', status: 401 }), false, true],
    ['at a full storage', failed({ kind: 'http', status: 507 }), false, false],
    ['because the file is too large for a proxy', failed({ kind: 'between', obstacle: 'size' }), false, false],
    ['that the server judged', failed({ kind: 'http', status: 403 }), false, false],
    ['that the server refused', { kind: 'refused', error: new ApiFailure({ kind: 'refused' }) }, false, false],
    ['with a fault of the browser', { kind: 'failed', error: new Error() }, false, false],
    ['that was cancelled', { kind: 'cancelled' }, false, false],
  ])('%s, the file is sent again only if that may succeed', async (_, outcome, heals, afterLogIn) => {
    const { uploads, world, now } = attached();
    world.outcome = async () => outcome;
    await uploads.choose(task, file, null);
    const first = { again: false, byItself: false, replaces: null };
    expect(world.sent).toMatchObject([{ ...first, requestKey: expect.stringMatching(/^key-/) }]);
    expect([now()?.pending?.heals, world.waits.length, world.arrived]).toEqual([heals, heals ? 1 : 0, []]);
    expect(world.sessionsOver).toBe(afterLogIn && !heals ? 1 : 0);
    uploads.resume();
    expect(world.sent).toHaveLength(afterLogIn ? 2 : 1);
  });

  it('it is sent by itself after growing pauses, and not before the server’s own', async () => {
    const { uploads, world, now } = attached();
    world.outcome = async () => cut;
    await uploads.choose(task, file, null);
    for (const tries of [2, 3, 4]) {
      if (tries === 4) world.outcome = async () => failed({ kind: 'http', status: 503, retryAfterSeconds: 50 });
      world.waits.at(-1)?.end();
      await expect.poll(() => world.waits.length).toBe(tries);
    }
    const [first = 0, second = 0, third = 0, asked = 0] = world.waits.map(({ ms }) => ms);
    expect([first > 0, second > first, third > second, asked >= 50_000]).toEqual([true, true, true, true]);
    expect(world.sent.map(({ byItself }) => byItself)).toEqual([false, true, true, true]);
    world.outcome = async () => ({ kind: 'alreadyUploaded', file: stored });
    world.waits.at(-1)?.end();
    await expect.poll(now).toMatchObject({ pending: null, arrivals: 1 });
    world.outcome = async () => cut;
    await uploads.choose(task, file, stored);
    expect([world.sent.at(-1)?.replaces, world.waits.at(-1)?.ms]).toEqual([stored.id, first]);
  });

  it.each<[string, (uploads: DemonstrationUploads) => void, stops: boolean]>([
    ['it is taken away', (uploads) => uploads.remove(task.id), true],
    ['its page is left', (uploads) => uploads.detach(), false],
    ['another tab takes over', (uploads) => uploads.handOver(), true],
    ['its person logs out', (uploads) => uploads.halt(), true],
  ])('it is not sent by itself once %s, be it before or after the failure', async (_, leave, stops) => {
    const before = await running();
    leave(before.uploads);
    expect(before.world.signals[0]?.aborted).toBe(stops);
    const after = await running();
    await Promise.all([before.end(cut), after.end(cut)]);
    expect(before.world.waits).toEqual([]);
    leave(after.uploads);
    expect(after.world.waits[0]?.signal?.aborted).toBe(true);
  });
});

it('a page that is left and opened again while a file is sent shows it, and sends it once', async () => {
  const { uploads, world, draft, now, end } = await running();
  for (const isLeft of [false, true]) {
    if (isLeft) uploads.detach();
    uploads.attach({ ...draft, restored: isLeft ? draft.latest : null }, [task]);
    await uploads.send(task);
    expect([now()?.pending?.uploading.kind, world.sent.length, uploads.state.value.ready]).toEqual([
      'running',
      1,
      true,
    ]);
  }
  await end(cut);
  uploads.attach({ ...draft, durable: false }, [task]);
  expect([now()?.pending?.uploading.kind, draft.latest]).toMatchObject(['failed', { t1: { tried: false } }]);
  void uploads.send(task);
  uploads.handOver(); // no other tab has what is only in memory here
  expect(world.signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

it('the page shows how much of a file has been sent, and that one is being sent', async () => {
  const before = open();
  expect(before.uploads.state.value).toEqual({ ready: false, durable: false, tasks: new Map() });
  expect([isUploading(before.uploads.state.value), isUploading(attached().uploads.state.value)]).toEqual([
    false,
    false,
  ]);
  const { uploads, world, now, end } = await running();
  const shown = [[0, 0] as const, [256, 1_000] as const, [1_000, 1_000] as const].map(([bytes, total]) => {
    world.progress[0]?.(bytes, total);
    return now()?.pending?.uploading;
  });
  expect(shown).toEqual([0, 26, 100].map((percent) => ({ kind: 'running', percent })));
  expect(isUploading(uploads.state.value)).toBe(true);
  await end({ kind: 'alreadyUploaded', file: stored });
  expect(isUploading(uploads.state.value)).toBe(false);
});

describe('a file that cannot be sent', () => {
  const unreadable = Object.assign(new File([imageOf(pdfHead, 1_000)], 'hilang.pdf'), {
    slice: () => {
      throw new DOMException('gone', 'NotFoundError');
    },
  });
  it.each<[string, File, 'untrue' | null, problem: string]>([
    ['is too large', new File([imageOf(pdfHead, 10_001)], 'besar.pdf'), null, 'tooLarge'],
    ['is of another kind', new File([imageOf([1, 2, 3], 100)], 'lain.pdf'), null, 'wrongType'],
    ['can no longer be read', unreadable, null, 'unreadable'],
    ['has pixels that the browser hides', new File([imageOf(pdfHead, 100)], 'foto.pdf'), 'untrue', 'untrue'],
  ])('because it %s is named, and the file that was chosen before stays', async (_, chosen, known, problem) => {
    const { uploads, world, now } = await running();
    world.problem = known;
    const choosing = uploads.choose(task, chosen, null);
    expect(now()?.reading).toBe(true);
    await choosing;
    const unfit = { name: chosen.name, problem };
    expect(now()).toMatchObject({ unfit, reading: false, pending: { file, uploading: { kind: 'running' } } });
    expect([world.sent.length, world.signals[0]?.aborted]).toEqual([1, false]);
    world.problem = null;
    void uploads.choose(task, file, null);
    await expect.poll(() => world.sent.length).toBe(2);
    expect(now()).toMatchObject({ unfit: null, reading: false });
  });

  it('any more, although it could be read before, is named and no longer kept', async () => {
    const { draft, now, end } = await running();
    await end({ kind: 'unfit', problem: 'unreadable' });
    expect(now()).toMatchObject({ unfit: { name: file.name, problem: 'unreadable' }, pending: null, arrivals: 0 });
    expect([draft.latest, draft.files.size]).toEqual([null, 0]);
  });
});

it.each<[string, readonly UploadOutcome[], UploadedFile | null]>([
  ['has failed for certain', [failed({ kind: 'http', status: 507 })], stored],
  ['is being sent', [], stored],
  ['is not on the server', [{ kind: 'unknown', error: new Error() }], null],
])('a file stays when the page reads the server’s, and it %s', async (_, outcomes, there) => {
  const { uploads, now, end } = await running();
  for (const outcome of outcomes) await end(outcome);
  uploads.settle(task.id, there);
  expect(now()?.pending?.file).toBe(file);
});

it.each([null, { t1: kept }])(
  'nothing is sent, stopped or settled where the storage has no file: %j',
  async (restored) => {
    const { uploads, world, now } = open();
    uploads.attach({ ...draftWith(restored), files: new Map() }, [task]);
    await uploads.send(task);
    uploads.stop(task.id);
    uploads.settle(task.id, stored);
    uploads.resume();
    expect([now()?.pending, world.sent]).toEqual([null, []]);
  },
);

it.each(Object.keys(kept))('a stored upload is not believed where its %s is of another type', (name) => {
  const known = { ...kept, replaces: 'f-0', stopped: true, alike: true, refusals: 2 };
  const careful: Record<string, unknown> = { replaces: null, tried: false, stopped: false, alike: false, refusals: 0 };
  const read = { ...(name in careful && { t1: { ...known, [name]: careful[name] } }), t2: kept };
  for (const wrong of [7n, null, {}, [], undefined])
    expect(readKeptUploads({ t1: { ...known, [name]: wrong }, t2: kept })).toEqual(read);
});

const anyKept = fc.record<KeptUpload>({
  fileId: fc.string(),
  answeredAt: fc.string(),
  replaces: fc.option(fc.string()),
  tried: fc.boolean(),
  stopped: fc.boolean(),
  alike: fc.boolean(),
  refusals: fc.nat(),
});

it('stored uploads are read back unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyKept, { minKeys: 1 }), (uploads) => {
      expect(readKeptUploads(JSON.parse(JSON.stringify(uploads)))).toEqual(JSON.parse(JSON.stringify(uploads)));
    }),
  );
});

it('invalid stored data is ignored and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const read = readKeptUploads(stored);
      for (const each of Object.values(read ?? {})) expect(typeof each.fileId).toBe('string');
    }),
  );
  for (const nothing of [null, undefined, {}, [], 'x', { t: null }, { t: { fileId: 1, answeredAt: '' } }]) {
    expect(readKeptUploads(nothing)).toBeNull();
  }
});
