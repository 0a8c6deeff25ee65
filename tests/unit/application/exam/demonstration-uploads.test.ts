import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
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
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import type { UploadedFile, UploadTask } from '../../../../src/domain/exam/question.ts';
import { anExam } from '../../../builders/exam.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null });
const task: UploadTask = { kind: 'upload', id: 't1', no: 1, html: '', maxKb: 10 };
const file = new File([imageOf(pdfHead, 1000)], 'laporan.pdf');
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
    outcome: (async () => ({ kind: 'uploaded', file: stored })) as () => Promise<UploadOutcome>,
    arrived: [] as UploadedFile[],
    sessionsOver: 0,
    unkept: [] as string[],
    prepared: Promise.resolve(),
  };
  const uploads = new DemonstrationUploads(
    {
      upload: (upload, { signal }) => {
        world.sent.push(upload);
        world.signals.push(signal);
        return world.outcome();
      },
      prepare: async (file) => {
        await world.prepared;
        return asItIs(file);
      },
      serverClock: { now: () => world.server },
      clock: { now: () => world.device, wait: () => new Promise(() => undefined) },
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

describe('a file with the name and size of one that was taken away', () => {
  const other = new File([imageOf(pdfHead, 1000), ''], file.name);

  /** The first upload never ends, and arrives; each later one is lost on its way. */
  const afterTheFirst = async () => {
    const cut = new ApiFailure({ kind: 'network' });
    const sent: File[] = [];
    const uploads = openUploads({
      exams: {
        upload: ({ file: each }, { signal }) => {
          sent.push(each);
          return new Promise((_, reject) => {
            if (sent.length > 1) reject(cut);
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
    expect(next.now()?.pending).toMatchObject({ file, uploading: { kind: 'waiting' } });
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
    expect(world.sent).toHaveLength(0);
  });
});

it.each([true, false])('a file is shown as on the device only after its write has succeeded: %s', async (well) => {
  const { uploads, world, now } = open();
  let end = (_: boolean) => {};
  const written = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  uploads.attach({ ...draftWith(null), flush: () => written }, [task]);
  world.outcome = async () => ({ kind: 'failed', error: new Error() });
  await uploads.choose(task, file, null);
  expect(now()?.pending).toMatchObject({ saving: true, uploading: { kind: 'failed' } });
  end(well);
  await expect.poll(() => now()?.pending?.saving).toBe(false);
  expect(uploads.state.value.durable).toBe(well);
});

describe('a file that is removed', () => {
  it('is stopped; if the server has it all the same, the page shows it', async () => {
    const { uploads, world, now } = attached();
    let end = (_: UploadOutcome) => {};
    world.outcome = () =>
      new Promise((resolve) => {
        end = resolve;
      });
    const choosing = uploads.choose(task, file, null);
    await expect.poll(() => now()?.pending?.uploading.kind).toBe('running');
    uploads.remove('t1');
    expect([world.signals[0]?.aborted, now()?.pending]).toEqual([true, null]);
    end({ kind: 'alreadyUploaded', file: stored });
    await choosing;
    expect([world.arrived, now()?.pending]).toEqual([[stored], null]);
  });

  it('does not stop the file that was chosen after it', async () => {
    const { uploads, world, now } = attached();
    const ends: ((outcome: UploadOutcome) => void)[] = [];
    world.outcome = () => new Promise((resolve) => ends.push(resolve));
    void uploads.choose(task, file, null);
    await expect.poll(() => ends.length).toBe(1);
    void uploads.choose(task, file, null);
    await expect.poll(() => ends.length).toBe(2);
    ends[0]?.({ kind: 'cancelled' });
    await Promise.resolve();
    expect(now()?.pending?.uploading.kind).toBe('running');
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

it('an expired session is reported', async () => {
  const { uploads, world } = attached();
  world.outcome = async () => ({ kind: 'failed', error: new ApiFailure({ kind: 'expired', status: 401 }) });
  await uploads.choose(task, file, null);
  expect(world.sessionsOver).toBe(1);
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
