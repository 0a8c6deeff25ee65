import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { answerDrafts, answerForm } from '../../../../src/application/exam/attempt/answer-drafts.ts';
import type {
  DraftStore,
  DraftStoreEvent,
  SaveOutcome,
  StoredDraft,
} from '../../../../src/application/ports/device/draft-store.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import { aVersion as version } from '../../../builders/answers.ts';
import { contentOf, draftTools, noStorage, storageLike } from '../../../fakes/draft-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { runs } from '../../../runs.ts';

const tools = draftTools();
const place = { user: '1005', subject: 'TRX-1/UJ-1' };

const open = (drafts: DraftStore = new IndexedDbDraftStore(tools)) => {
  const outcomes: AttemptEvent[] = [];
  return {
    drafts,
    outcomes,
    answers: answerDrafts(
      { drafts, clock: tools.clock },
      place,
      (each) => outcomes.push(each),
      async () => () => true,
    ),
  };
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('finds each answer again as it was typed, in every script (fault matrix 41)', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('\ud800', '\udc00', '🎓', 'שלום', '\u202e', '\0', 'a'), { maxLength: 50 })
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^S[0-9]{1,3}$/), texts, { minKeys: 1, maxKeys: 5 }),
      async (sheet) => {
        globalThis.indexedDB = new IDBFactory();
        const { answers } = open();
        await answers.read();
        for (const [id, text] of Object.entries(sheet)) answers.put(id, [version(text)]);
        await answers.flush();
        const { versions } = await open().answers.read();
        expect(Object.fromEntries([...versions].map(([id, [found]]) => [id, found?.value]))).toEqual({ ...sheet });
      },
    ),
    { numRuns: runs(15, 40) },
  );
});

it('removes an answer that the server has, and reports the stored state after each write', async () => {
  const { answers, outcomes } = open();
  answers.put('S1', [version('a')]);
  await answers.flush();
  answers.put('S1', []);
  await answers.flush();
  expect(outcomes).toMatchObject([
    { kind: 'draftWritten', questionId: 'S1', durable: true, versions: [{ value: 'a' }] },
    { kind: 'draftWritten', questionId: 'S1', versions: [] },
  ]);
  expect((await open().answers.read()).versions.size).toBe(0);
});

it('merges the first write of another tab that it has not seen, which may be late, and reports the second, without overwriting either', async () => {
  const first = open();
  const second = open();
  await Promise.all([first.answers.read(), second.answers.read()]);
  first.answers.put('S1', [version('satu')]);
  await first.answers.flush();
  await second.answers.read();
  first.answers.put('S1', [version('dua')]);
  await first.answers.flush();
  second.answers.put('S1', [version('tiga')]);
  await second.answers.flush();
  expect(second.outcomes).toEqual([{ kind: 'draftFound', questionId: 'S1', versions: [version('dua')] }]);
  second.answers.put('S1', [version('dua'), version('tiga')]); // what the attempt makes of both
  await second.answers.flush();
  expect((await open().answers.read()).versions.get('S1')).toEqual([version('dua'), version('tiga')]);
  first.answers.put('S1', [version('empat')]);
  await first.answers.flush();
  first.answers.put('S1', [version('dua'), version('tiga'), version('empat')]);
  await first.answers.flush();
  second.answers.put('S1', [version('lima')]);
  await second.answers.flush();
  expect(second.outcomes.at(-1)).toEqual({ kind: 'draftsOvertaken' });
});

it('reports the stored answer when the storage can be read again, and writes on top of it', async () => {
  let tell: (event: DraftStoreEvent) => unknown = () => undefined;
  const store = new IndexedDbDraftStore(tools);
  const listen = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const { answers, outcomes } = open(storageLike(store, { listen }));
  answers.put('S1', [version('a')]);
  await answers.flush();
  const other = open();
  await other.answers.read();
  other.answers.put('S1', [version('b')]);
  await other.answers.flush();
  const key = { user: place.user, form: answerForm, subject: `${place.subject}/S1` };
  const draft = await store.read(key);
  for (const change of [{ user: '1' }, { form: 'apl01' }, { subject: `${place.subject}/S2` }]) {
    tell({ kind: 'readable', key: { ...key, ...change }, draft });
  }
  expect(outcomes.map(({ kind }) => kind)).toEqual(['draftWritten']);
  tell({ kind: 'readable', key, draft });
  expect(outcomes[1]).toMatchObject({ kind: 'draftFound', questionId: 'S1', versions: [{ value: 'b' }] });
  answers.put('S1', [version('c')]);
  await answers.flush();
  expect(outcomes[2]).toMatchObject({ kind: 'draftWritten', versions: [{ value: 'c' }] });
});

const keyOf = (id: string) => ({ user: place.user, form: answerForm, subject: `${place.subject}/${id}` });
const draftOf = (revision: string, ...texts: string[]): StoredDraft => ({
  ...{ revision, durable: true, savedAt: 0, unopened: 0 },
  content: texts.length > 0 ? contentOf({ versions: texts.map((text) => version(text, { device: text })) }) : null,
});
const textsOf = (values: unknown) => (values as { versions: { value: string }[] }).versions.map(({ value }) => value);

/** The drafts of a page. Its storage returns `found` for S1. */
const onStorage = (found = draftOf('r0')) => {
  const device = new FakeDevice();
  const world = { found, durable: true, saves: [] as string[], told: [] as string[], reads: 0 };
  const during: (() => SaveOutcome | undefined)[] = [];
  let tell: (event: DraftStoreEvent) => unknown = () => undefined;
  const drafts: DraftStore = {
    ...noStorage,
    read: async () => world.found,
    readAll: async () => {
      world.reads += 1;
      return { durable: world.durable, drafts: new Map([[keyOf('S1').subject, world.found]]) };
    },
    save: async (_, base, content) => {
      world.saves.push(`${base} ${content ? textsOf(content.values) : 'nothing'}`);
      const revision = `w${world.saves.length}`;
      return during.shift()?.() ?? { kind: 'saved', revision, savedAt: 0, durable: true };
    },
    listen: (listener) => {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
  };
  const hear = (event: AttemptEvent) => {
    const more = 'versions' in event ? textsOf(event) : '';
    world.told.push(`${event.kind} ${more}`.trim());
  };
  const answers = answerDrafts({ drafts, clock: device }, place, hear, async () => () => true);
  return { device, world, answers, during, tell: (event: DraftStoreEvent) => tell(event) };
};
const overtaken: DraftStoreEvent = { kind: 'overtaken', key: keyOf('S1') };
const readable: DraftStoreEvent = { kind: 'readable', key: keyOf('S1'), draft: draftOf('s1', 'b') };
const a = [version('a', { device: 'a' })];

describe('the drafts of answers', () => {
  it.each<[string, DraftStoreEvent, saves: string[], told: string[]]>([
    [
      'are written on top of a version that could be read during their write',
      readable,
      ['r0 a', 's1 a'],
      ['draftFound b', 'draftWritten a'],
    ],
    ['are written once where another answer was read', { ...readable, key: keyOf('S2') }, ['r0 a'], ['draftWritten a']],
  ])('%s', async (_, event, saves, told) => {
    const { device, world, answers, during, tell } = onStorage();
    during.push(() => {
      tell(event);
      return undefined;
    });
    answers.put('S1', a);
    await device.pass(1_000);
    expect(world).toMatchObject({ saves, told });
  });

  it('keep what was typed since a write that has to be repeated', async () => {
    const { device, world, answers, during, tell } = onStorage();
    during.push(() => {
      answers.put('S1', [version('ab')]);
      tell(readable);
      return undefined;
    });
    answers.put('S1', a);
    await device.pass(1_000);
    expect(world.saves).toEqual(['r0 a', 's1 ab']);
  });

  it.each<[string, StoredDraft, told: string]>([
    ['merge what another tab has written meanwhile', draftOf('s1', 'b'), 'draftFound b'],
    ['are written again where nothing is there any more', draftOf('s1'), 'draftWritten a'],
  ])('%s, and then say that the other tab writes', async (_, found, told) => {
    const { device, world, answers, tell } = onStorage();
    answers.put('S1', a);
    await device.pass(1_000);
    world.found = found;
    tell({ ...overtaken, key: keyOf('S2') });
    tell(overtaken);
    await device.pass(1_000);
    expect(world.told).toEqual(['draftWritten a', told]);
    tell(overtaken);
    expect(world.told.at(-1)).toBe('draftsOvertaken');
  });

  it('say that an answer has left the memory for the storage, but of none that was not written here', async () => {
    const { device, world, answers, tell } = onStorage();
    await answers.read();
    tell({ kind: 'written', key: keyOf('S1') });
    expect(world.told).toEqual([]);
    answers.put('S1', a);
    await device.pass(1_000);
    tell({ kind: 'written', key: keyOf('S1') });
    expect(world.told).toEqual(['draftWritten a', 'draftWritten a']);
  });

  it('join a version that is stored beside them at once, and nothing where there is none', async () => {
    const plain = onStorage(draftOf('r0', 'a'));
    const { device, world, answers } = onStorage({ ...draftOf('r0', 'a'), beside: draftOf('s1', 'b') });
    await Promise.all([plain.answers.read(), answers.read()]);
    await Promise.all([plain.device.pass(1_000), device.pass(1_000)]);
    expect([plain.world.saves, world.saves]).toEqual([[], ['s1 a,b']]);
  });

  it('are read every three seconds until the storage can be read, and this is said once', async () => {
    const { device, world, answers } = onStorage(draftOf('r0', 'a'));
    world.durable = false;
    await answers.read();
    await device.pass(7_000);
    expect([world.reads, world.told]).toEqual([3, []]);
    world.durable = true;
    await Promise.all([answers.readAgain(), answers.readAgain()]);
    await device.pass(10_000);
    await answers.readAgain();
    expect([world.reads, world.told]).toEqual([5, ['draftsRead']]);
    const well = onStorage();
    await well.answers.read();
    await well.answers.readAgain();
    expect([well.world.reads, well.device.timers]).toEqual([1, 0]);
  });

  it('write nothing and say nothing after they were abandoned', async () => {
    const { device, world, answers, tell } = onStorage();
    world.durable = false;
    await answers.read();
    answers.put('S1', a);
    await device.pass(50);
    answers.put('S1', [version('ab')]);
    answers.abandon();
    tell(readable);
    answers.put('S1', [version('abc')]);
    world.durable = true;
    await device.pass(10_000);
    expect([world.saves, world.told]).toEqual([['r0 a'], ['draftWritten a']]);
  });

  it('do not say that another tab wrote where they were abandoned during the write', async () => {
    const { device, world, answers, during } = onStorage();
    await answers.read();
    during.push(() => {
      answers.abandon();
      return { kind: 'overtaken' };
    });
    answers.put('S1', a);
    await device.pass(1_000);
    expect([world.saves, world.told]).toEqual([['r0 a'], []]);
  });
});
