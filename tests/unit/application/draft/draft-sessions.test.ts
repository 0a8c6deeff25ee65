import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { unopenedIn } from '../../../../src/application/draft/draft-envelope.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { oldDrafts } from '../../../../src/application/draft/old-drafts.ts';
import type { DraftStoreEvent } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, draftTools, key, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';

const desk = () => {
  const server = { at: null as number | null, now: () => server.at };
  const tools = { ...draftTools(), serverClock: server };
  const drafts = pageDrafts();
  const save = vi.spyOn(drafts, 'save');
  const stored = async () => (await drafts.read(key)).content;
  return { server, drafts, save, stored, desk: draftSessions({ ...tools, drafts }) };
};
const opened = async () => {
  const all = desk();
  return { ...all, session: await all.desk.open(key, 'draft') };
};
const valuesIn = (content: unknown) => (content as { values: { values: unknown } } | null)?.values.values;
const file = () => new File(['isi'], 'bukti.pdf', { type: 'application/pdf', lastModified: 9 });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('typed content', () => {
  it('is written once, 300 ms after the last input', async () => {
    const { session, save, stored } = await opened();
    session.keep({ n: 1 });
    await vi.advanceTimersByTimeAsync(299);
    session.keep({ n: 2 });
    await vi.advanceTimersByTimeAsync(299);
    expect([save.mock.calls.length, session.state.value.saving]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([save.mock.calls.length, session.state.value.saving]).toEqual([1, false]);
    expect(valuesIn(await stored())).toEqual({ n: 2 });
  });

  it('is written at once on request, and not again without a change', async () => {
    const { session, desk, save } = await opened();
    session.keep({ n: 1 });
    await desk.flush();
    await session.flush();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save).toHaveBeenCalledOnce();
  });

  it('that arrives during a write is written after it, on top of its result', async () => {
    const { session, save, stored } = await opened();
    session.keep({ n: 1 });
    const first = session.flush();
    await Promise.resolve();
    expect(save).toHaveBeenCalledOnce();
    session.keep({ n: 2 });
    await Promise.all([first, session.flush()]);
    expect(save).toHaveBeenCalledTimes(2);
    expect([valuesIn(await stored()), session.state.value.overtaken]).toEqual([{ n: 2 }, false]);
  });

  it('is still there, with the same request key, when the form is left and opened again at once', async () => {
    const { desk, session: before } = await opened();
    before.keep({ n: 1 });
    const [after] = await Promise.all([desk.open(key, 'draft'), before.close()]);
    expect([after.found?.values, after.keys.of('isi')]).toEqual([{ n: 1 }, before.keys.of('isi')]);
    before.keep({ n: 2 });
    before.addFile(file());
    await vi.advanceTimersByTimeAsync(1_000);
    expect([after.state.value.overtaken, (await desk.open(key, 'draft')).found?.values]).toEqual([false, { n: 1 }]);
  });

  it('takes the place of what was found, and is stored on request though its earlier session is closed again', async () => {
    const { desk, session: before, stored } = await opened();
    before.keep({ n: 1 });
    const after = await desk.open(key, 'draft');
    expect(after.state.value).toMatchObject({ saving: false, touched: false, foundLater: null });
    await before.close();
    after.keep({ n: 2 });
    await desk.flush();
    expect(valuesIn(await stored())).toEqual({ n: 2 });
  });
});

it.each([
  ['typed', false],
  ['found', true],
])('a new request key is stored at once with content that was %s and stored before', async (_, again) => {
  const { desk, session: before } = await opened();
  before.keep({ n: 1 });
  await before.flush();
  const session = again ? await desk.open(key, 'draft') : before;
  session.keys.renew('satu');
  const after = await desk.open(key, 'draft');
  expect([after.keys.of('satu'), after.found?.values]).toEqual([session.keys.of('satu'), { n: 1 }]);
});

it('an answered content gets a new request key, and other contents keep theirs', async () => {
  const { desk, session: before } = await opened();
  before.keep({ n: 1 });
  const [first, other] = [before.keys.of('satu'), before.keys.of('dua')];
  before.keys.renew('satu');
  const renewed = before.keys.of('satu');
  expect(renewed).not.toBe(first);
  const after = await desk.open(key, 'draft');
  expect([after.keys.of('satu'), after.keys.of('dua')]).toEqual([renewed, other]);
});

it('renewing a request key creates no draft where nothing was typed', async () => {
  const { session, save, drafts } = await opened();
  const asked = vi.spyOn(drafts, 'holdsAny');
  session.keys.renew('satu');
  await session.close();
  expect([save.mock.calls, asked.mock.calls, session.state.value.touched]).toEqual([[], [], false]);
});

describe('files', () => {
  it('are stored at once, beside the typed content, and found under their ids', async () => {
    const { session, desk } = await opened();
    session.keep({ n: 1 });
    const id = session.addFile(file());
    const gone = session.addFile(file());
    expect([...session.state.value.files.keys()]).toEqual([id, gone]);
    expect(session.state.value).toMatchObject({ saving: true, touched: true });
    session.removeFile(gone);
    await desk.flush();
    const again = await desk.open(key, 'draft');
    expect([...again.state.value.files.keys()]).toEqual([id]);
    expect([again.state.value.files.get(id)?.name, await again.state.value.files.get(id)?.text()]).toEqual([
      'bukti.pdf',
      'isi',
    ]);
  });

  it('are copied, so that a file that changes on the disk can still be sent; an unreadable one is kept as it is', async () => {
    const { session, desk } = await opened();
    const onDisk = file();
    const unreadable = Object.assign(file(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
    const [copied, same] = [session.addFile(onDisk), session.addFile(unreadable)];
    await desk.flush();
    const copy = session.state.value.files.get(copied);
    expect(copy).not.toBe(onDisk);
    expect([copy?.name, copy?.type, copy?.lastModified]).toEqual(['bukti.pdf', 'application/pdf', 9]);
    expect(session.state.value.files.get(same)).toBe(unreadable);
  });
});

describe('the end of a draft', () => {
  it('comes when it was sent: it is deleted, and later input is not stored', async () => {
    const { session, desk, stored } = await opened();
    session.keep({ n: 1 });
    await desk.flush();
    session.keep({ n: 2 });
    await session.remove();
    session.keep({ n: 3 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await stored(), session.state.value.removed, await desk.holdsAny('7')]).toEqual([null, true, null]);
  });

  it('comes without a write of what waits for one, and shows no saving; files that are added or removed later change nothing', async () => {
    const { session, save } = await opened();
    const id = session.addFile(file());
    await session.flush();
    save.mockClear();
    session.keep({ n: 1 });
    void session.flush();
    const removal = session.remove();
    expect(session.state.value).toMatchObject({ removed: true, saving: false });
    await removal;
    expect(save.mock.calls.map(([, , content]) => content)).toEqual([null]);
    session.addFile(file());
    session.removeFile(id);
    expect([...session.state.value.files.keys()]).toEqual([id]);
  });

  it('comes without an error where nothing was typed, and what does not exist is not removed again', async () => {
    const { session, desk, save } = await opened();
    await session.remove();
    expect(session.state.value).toMatchObject({ removed: true, overtaken: false });
    save.mockClear();
    expect([await desk.drop(key, null), save.mock.calls]).toEqual([null, []]);
  });

  it('comes when nothing is to be stored, until something is again', async () => {
    const { session, desk, stored } = await opened();
    session.keep({ n: 1 });
    await desk.flush();
    session.keep(null);
    await vi.advanceTimersByTimeAsync(300);
    expect([await stored(), session.state.value.savedAt, await desk.holdsAny('7')]).toEqual([null, null, null]);
    const id = session.addFile(file());
    await desk.flush();
    expect([...((await stored())?.files.keys() ?? [])]).toEqual([id]);
    session.removeFile(id);
    session.keep({ n: 2 });
    await desk.flush();
    expect(valuesIn(await stored())).toEqual({ n: 2 });
  });

  it.each([
    ['before', 1_001, false],
    ['just when', 1_000, false],
    ['after', 999, true],
    ['at an unknown time before or after', null, false],
  ])(
    'does not come while somebody has worked on it since: changed %s the form was closed',
    async (_, closedAt, stays) => {
      const { session, desk, server, stored } = await opened();
      server.at = 1_000;
      session.keep({ n: 1 });
      await session.close();
      expect(await desk.holdsAny('7')).toBe(true);
      await desk.drop(key, closedAt);
      expect((await stored()) !== null).toBe(stays);
    },
  );

  it('does not come where the server time of its last change is unknown: as of an older portal', async () => {
    const { session, desk, drafts, stored } = await opened();
    session.keep({ n: 1 });
    await session.close();
    await desk.drop(key, Number.MAX_SAFE_INTEGER);
    expect(valuesIn(await stored())).toEqual({ n: 1 });
    for (const changedAt of [{}, { changedAt: 'kemarin' }]) {
      const old = contentOf({ basis: 'draft', requestKey: 'k', values: { n: 2 }, ...changedAt });
      await drafts.save(key, (await drafts.read(key)).revision, old);
      await desk.drop(key, Number.MAX_SAFE_INTEGER);
      expect(valuesIn(await stored())).toEqual({ n: 2 });
    }
    expect((await desk.open(key, 'draft')).found).toMatchObject({ requestKey: 'k', values: { n: 2 } });
  });
});

describe('a tab after another tab has written', () => {
  it('writes nothing any more and reports that content was lost', async () => {
    const { session, drafts, save, stored } = await opened();
    await drafts.save(key, (await drafts.read(key)).revision, contentOf('tab lain'));
    session.keep({ n: 1 });
    await vi.advanceTimersByTimeAsync(300);
    expect([session.state.value.overtaken, (await stored())?.values]).toEqual([true, 'tab lain']);
    save.mockClear();
    session.keep({ n: 2 });
    await session.flush();
    expect([save.mock.calls, session.state.value.saving]).toEqual([[], false]);
  });

  it.each([
    [true, true],
    [false, false],
  ])('does not write its pending content when another tab went on without it (typed %s)', async (typed, lost) => {
    const { session, save } = await opened();
    if (typed) session.keep({ n: 1 });
    session.abandon();
    expect(session.state.value.saving).toBe(false);
    session.keep({ n: 2 });
    await vi.advanceTimersByTimeAsync(1_000);
    await session.close();
    expect([save.mock.calls.length, session.state.value.overtaken]).toEqual([0, lost]);
  });
});

it.each([
  ['is not lost when the storage has it', { typed: true, refuses: false }, false],
  [
    'is called lost when only the memory of this tab has it, because the storage refuses',
    { typed: true, refuses: true },
    true,
  ],
  ['is not called lost when nothing was typed, though the storage refuses', { typed: false, refuses: true }, false],
])('what a tab hands over to another one %s', async (_, { typed, refuses }, lost) => {
  const device = new FakeDrafts(systemClock, 0);
  const session = await draftSessions({ ...draftTools(), drafts: pageDrafts(device.page()) }).open(key, 'draft');
  if (typed) session.keep({ n: 1 });
  device.fails = refuses;
  await session.close();
  expect(session.state.value.overtaken).toBe(lost);
});

it('what a tab hands over is not called lost when it was only read there, or emptied', async () => {
  const desk = draftSessions({ ...draftTools(), drafts: pageDrafts() });
  const session = await desk.open(key, 'draft');
  session.keep({ n: 1 });
  await session.close();
  const reader = await desk.open(key, 'draft');
  await reader.close();
  expect(reader.state.value).toMatchObject({ overtaken: false, durable: false });
  const emptied = await desk.open(key, 'draft');
  emptied.keep(null);
  await emptied.close();
  expect(emptied.state.value).toMatchObject({ overtaken: false, savedAt: null });
});

describe('an open form that hears from the storage', () => {
  const later = { revision: 'r9', durable: true, savedAt: 5, content: contentOf('lain'), unopened: 0 };
  const empty = { ...later, content: null };
  const hearing = async () => {
    const listeners = new Set<(event: DraftStoreEvent) => unknown>();
    const listen = (listener: (event: DraftStoreEvent) => unknown) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const drafts = storageLike(pageDrafts(), { listen });
    const save = vi.spyOn(drafts, 'save');
    const session = await draftSessions({ ...draftTools(), drafts }).open(key, 'draft');
    const hear = (event: DraftStoreEvent) => {
      for (const listener of listeners) listener(event);
      return session.state.value;
    };
    const bases = () => save.mock.calls.map(([, base]) => base);
    return { session, save, hear, bases };
  };

  it.each<[string, DraftStoreEvent, object]>([
    ['is stored safely once its draft has reached it', { kind: 'written', key }, { durable: true }],
    ['is stored safely once it is known to hold no draft', { kind: 'readable', key, draft: empty }, { durable: true }],
    [
      'lets the candidate choose once another draft can be read',
      { kind: 'readable', key, draft: later },
      { foundLater: 5, durable: false },
    ],
    ['has lost to another tab', { kind: 'overtaken', key }, { overtaken: true, saving: false }],
  ])('%s; what it hears of another form, or when closed, changes nothing', async (_, event, change) => {
    const { session, hear } = await hearing();
    session.keep({ n: 1 });
    const before = session.state.value;
    expect(hear({ ...event, key: { ...key, subject: 'TRX-2' } } as DraftStoreEvent)).toBe(before);
    expect(hear(event)).toEqual({ ...before, ...change });
    const { session: left, hear: hearAfter } = await hearing();
    await left.remove();
    const end = left.state.value;
    expect(hearAfter(event)).toBe(end);
  });

  it('writes nothing more after another tab has written', async () => {
    const { session, save, hear } = await hearing();
    hear({ kind: 'overtaken', key });
    session.keep({ n: 1 });
    await session.flush();
    expect(save).not.toHaveBeenCalled();
  });

  it('stores what it has again when the storage is lost, and nothing where nothing was typed', async () => {
    const { session, save, hear } = await hearing();
    const before = session.state.value;
    expect(hear({ kind: 'lost' })).toBe(before);
    session.keep({ n: 1 });
    expect(hear({ kind: 'lost' })).toMatchObject({ durable: false, saving: true });
    await session.flush();
    expect(save).toHaveBeenCalledOnce();
    hear({ kind: 'written', key });
    expect(hear({ kind: 'lost' })).toMatchObject({ durable: false, saving: true });
    await session.flush();
    expect(save.mock.calls.map(([, , content]) => valuesIn(content))).toEqual([{ n: 1 }, { n: 1 }]);
  });

  it('writes over the other draft only when the candidate keeps the own one, once', async () => {
    const { session, bases, hear } = await hearing();
    session.keepOwn();
    session.keep({ n: 1 });
    await session.flush();
    hear({ kind: 'readable', key, draft: later });
    session.keepOwn();
    session.keepOwn();
    expect(session.state.value).toMatchObject({ foundLater: null, saving: true, touched: true });
    await session.flush();
    expect(bases()).toEqual([expect.not.stringMatching('r9'), 'r9']);
    hear({ kind: 'readable', key, draft: { ...later, revision: 'r10' } });
    await session.remove();
    session.keepOwn();
    await session.flush();
    expect(bases()).toHaveLength(3);
  });

  it('writes on top of the empty place that it has heard of', async () => {
    const { session, bases, hear } = await hearing();
    hear({ kind: 'readable', key, draft: empty });
    session.keep({ n: 1 });
    await session.flush();
    expect(bases()).toEqual(['r9']);
  });
});

it('a draft in memory beside another one lets the candidate choose at once, and is dated by the clock of the device', async () => {
  const beside = { revision: 'r9', durable: true, savedAt: 5, content: contentOf('lain'), unopened: 0 };
  const drafts = pageDrafts();
  const read = async () => ({ ...(await drafts.read(key)), beside });
  const store = storageLike(drafts, { read });
  const save = vi.spyOn(store, 'save');
  const clock = { ...systemClock, now: () => 7 };
  const session = await draftSessions({ ...draftTools(), clock, drafts: store }).open(key, 'draft');
  expect([session.state.value.foundLater, session.now()]).toEqual([5, 7]);
  session.keepOwn();
  await session.flush();
  expect(save.mock.calls.map(([, base]) => base)).toEqual(['r9']);
});

it('what a tab hands over is stored again first when the browser had cleared its storage without a word (fault matrix 69)', async () => {
  const device = new FakeDrafts(systemClock, 0);
  const desk = draftSessions({ ...draftTools(), drafts: pageDrafts(device.page()) });
  const session = await desk.open(key, 'draft');
  session.keep({ n: 1 });
  session.addFile(file());
  await session.flush();
  device.takeAway({ told: false });
  await session.close();
  const next = await desk.open(key, 'draft');
  expect([next.found?.values, next.state.value.files.size]).toEqual([{ n: 1 }, 1]);
});

describe('a draft of another state of the form', () => {
  it('is reported as such, and is another submission', async () => {
    const { desk, session: before } = await opened();
    before.keep({ n: 1 });
    const after = await desk.open(key, 'returned 2026-01-05');
    expect([after.found?.basis, after.found?.values]).toEqual(['draft', { n: 1 }]);
    expect(after.keys.of('isi')).not.toBe(before.keys.of('isi'));
  });

  it.each([
    ['null', null],
    ['no request key', { basis: 'draft', values: 1 }],
    ['an empty request key', { basis: 'draft', requestKey: '', values: 1 }],
    ['a wrong basis', { basis: 4, requestKey: 'k', values: 1 }],
  ])('is ignored when the storage holds something else: %s', async (_, values) => {
    const { desk: own, drafts } = desk();
    await drafts.save(key, (await drafts.read(key)).revision, contentOf(values, { f: file() }));
    const { found, unopened, state } = await own.open(key, 'draft');
    expect([found, unopened?.missing, state.value.savedAt, state.value.files.size]).toEqual([null, 'all', null, 0]);
  });
});

describe('a draft that cannot be opened (fault matrix 70)', () => {
  const spoilt = async () => {
    const storage = new FakeDrafts(systemClock, 0);
    const own = draftSessions({ ...draftTools(), drafts: pageDrafts(storage.page()) });
    const session = await own.open(key, 'draft');
    session.keep({ n: 1 });
    await session.close();
    storage.spoilt.add(JSON.stringify([key.user, key.form, key.subject]));
    return { storage, own };
  };

  it('is reported with the time of its last save, and stays', async () => {
    const { storage, own } = await spoilt();
    const { found, unopened, close } = await own.open(key, 'draft');
    await close();
    const [row] = storage.stored.values();
    expect([found, unopened]).toEqual([null, { savedAt: row?.savedAt, missing: 'all' }]);
  });

  it('is deleted with its form when that was sent', async () => {
    const { storage, own } = await spoilt();
    await own.drop(key, Number.MAX_SAFE_INTEGER);
    expect(storage.stored.size).toBe(0);
  });

  it('is incomplete when only files are missing', () => {
    const content = contentOf({ basis: 'draft', requestKey: 'k', values: 1 });
    const stored = { revision: 'r', durable: true, savedAt: 7, content, unopened: 2 };
    expect(unopenedIn(stored)).toEqual({ savedAt: 7, missing: 2 });
    expect(unopenedIn({ ...stored, unopened: 0 })).toBeNull();
    expect(unopenedIn({ ...stored, content: null, unopened: 0 })).toBeNull();
  });
});

it('a draft of another state of the form keeps that mark when the storage is taken away under it (fault matrix 69)', async () => {
  const storage = new FakeDrafts(systemClock, 0);
  const own = draftSessions({ ...draftTools(), drafts: pageDrafts(storage.page()) });
  const before = await own.open(key, 'draft');
  before.keep({ n: 1 });
  await before.close();
  const session = await own.open(key, 'returned');
  storage.takeAway();
  await session.flush();
  const again = await own.open(key, 'returned');
  expect(again.found).toMatchObject({ basis: 'draft', values: { n: 1 } });
  expect(`${again.found?.requestKey}-isi`).toBe(before.keys.of('isi'));
});

const day = 86_400_000;
const start = Date.parse('2026-03-10T02:30:00Z');

const open = (begin = start) => {
  let now = begin;
  const clock = { now: () => now, wait: () => new Promise<void>(() => undefined) };
  const drafts = new FakeDrafts(clock, 0).page();
  const keep = async (form: string, subject = 'TRX-1', user = '7') => {
    const key = { user, form, subject };
    await drafts.save(key, (await drafts.read(key)).revision, contentOf({ n: 1 }));
  };
  const forms = async (user = '7') =>
    ((await drafts.list(user)) ?? []).map(({ form }) => form).filter((form) => form !== 'exam-record');
  return {
    drafts,
    keep,
    forms,
    ...oldDrafts({ drafts, clock }),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

it('an abandoned draft is deleted when it is older than 30 days, not on the thirtieth, and this is reported', async () => {
  const { keep, pass, remove, removed, forms } = open();
  await keep('apl01');
  pass(30 * day);
  await remove('7');
  expect([await forms(), await removed('7')]).toEqual([['apl01'], []]);
  pass(1);
  await remove('7');
  await remove('7');
  expect(await forms()).toEqual([]);
  expect(await removed('7')).toEqual([
    { form: 'apl01', subject: 'TRX-1', savedAt: start, removedAt: start + 30 * day + 1 },
  ]);
});

it('exam answers and files, unknown content and other people’s drafts stay, however old', async () => {
  const { keep, pass, remove, removed, forms } = open();
  for (const form of ['exam', 'demonstration UJ-3', 'baru']) await keep(form);
  await keep('apl01', 'TRX-2', '8');
  pass(400 * day);
  await remove('7');
  expect((await forms()).sort()).toEqual(['baru', 'demonstration UJ-3', 'exam']);
  expect([await forms('8'), await removed('7')]).toEqual([['apl01'], []]);
});

it('a draft of an unknown age stays, and nothing is noted where nothing was removed', async () => {
  const { drafts, keep, pass, remove } = open(0);
  await keep('apl01');
  pass(400 * day);
  await remove('7');
  expect((await drafts.list('7'))?.map(({ form }) => form)).toEqual(['apl01']);
});

it('a draft that was old in the list, and changed before it was removed, stays', async () => {
  const { drafts, keep, forms } = open();
  await keep('apl01');
  const list = async () => [{ form: 'apl01', subject: 'TRX-1', savedAt: start - 31 * day, size: 1 }];
  await oldDrafts({ drafts: storageLike(drafts, { list }), clock: { now: () => start } }).remove('7');
  expect(await forms()).toEqual(['apl01']);
});

it('a candidate sees the latest twenty removed drafts, the last one first', async () => {
  const { keep, pass, remove, removed } = open();
  for (let number = 1; number <= 21; number += 1) {
    await keep('apl01', `TRX-${number}`);
    pass(31 * day);
    await remove('7');
  }
  const subjects = (await removed('7')).map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([20, 'TRX-21', 'TRX-2']);
});

it('a candidate sees only the valid entries of a stored list of removed drafts', async () => {
  const { drafts, removed } = open();
  const record = { user: '7', form: 'exam-record', subject: 'draf-lama' };
  const valid = { form: 'apl01', subject: 'TRX-1', savedAt: 1, removedAt: 2 };
  const spoilt = Object.keys(valid).map((name) => ({ ...valid, [name]: null }));
  await drafts.save(record, (await drafts.read(record)).revision, contentOf([...spoilt, valid, null, 'x']));
  expect(await removed('7')).toEqual([valid]);
});
