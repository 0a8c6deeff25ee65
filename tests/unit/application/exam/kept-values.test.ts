import { describe, expect, it } from 'vitest';
import { keptValues } from '../../../../src/application/exam/helps/kept-values.ts';
import type { DraftKey, DraftStoreEvent, StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, key } from '../../../fakes/draft-fakes.ts';

const draftOf = (revision: string, values?: string): StoredDraft => ({
  ...{ revision, durable: true, savedAt: 0, unopened: 0 },
  content: values === undefined ? null : contentOf(values),
});
const nothing = draftOf('r0');
const theirs = draftOf('s1', 'theirs');
const readable = (of: DraftKey): DraftStoreEvent => ({ kind: 'readable', key: of, draft: theirs });
const done = (_?: unknown) => new Promise((resolve) => setImmediate(resolve));

/** Values that have been read once; where `found` is null, the storage does not answer. */
const opened = async (found: StoredDraft | null) => {
  const [taken, saved, during]: [unknown[], unknown[], () => unknown] = [[], [], () => undefined];
  const world = { found, own: 'own', taken, saved, during, settled: 0, isOvertaken: false };
  let hear = (_: DraftStoreEvent): unknown => undefined;
  const values = keptValues(
    {
      read: async () => world.found ?? Promise.reject(new Error('no storage')),
      save: async (_, base, content) => {
        world.saved.push(`${base} ${content?.values}`);
        world.during();
        if (world.isOvertaken) return { kind: 'overtaken' };
        return { kind: 'saved', revision: `r${world.saved.length}`, savedAt: 0, durable: true };
      },
      listen: (listener) => {
        hear = listener;
        return () => {
          hear = () => undefined;
        };
      },
    },
    {
      key,
      until: () => 0,
      take: (each) => void world.taken.push(each),
      give: () => world.own,
      settled: () => {
        world.settled += 1;
      },
    },
  );
  const change = (own: string) => {
    world.own = own;
    values.changed();
    return done();
  };
  await values.read();
  return { world, values, change, hear: (event: DraftStoreEvent) => done(hear(event)) };
};

describe('values that belong to one draft', () => {
  it('are written upon a version beside them, and settled once what was changed meanwhile is written too', async () => {
    const { world, values, change } = await opened({ ...draftOf('r0', 'mine'), beside: theirs });
    world.during = () => world.saved.length === 1 && values.changed();
    await change('new');
    expect(world).toMatchObject({ taken: ['mine', 'theirs'], saved: ['s1 new', 'r1 new'], settled: 1 });
  });

  it.each<[string, DraftStoreEvent, StoredDraft | null, taken: unknown[], saved: unknown[]]>([
    ['are written again where the storage was lost', { kind: 'lost' }, nothing, [], ['r0 own']],
    ['wait where the storage was lost before it was read', { kind: 'lost' }, null, [], []],
    ['are written upon a version that can be read again', readable(key), nothing, ['theirs'], ['s1 own']],
    ['do not take another draft', readable({ ...key, subject: 'lain' }), nothing, [], []],
    ['rest where a write has reached the storage', { kind: 'written', key }, nothing, [], []],
  ])('%s', async (_, event, found, taken, saved) => {
    const { world, hear } = await opened(found);
    await hear(event);
    expect(world).toMatchObject({ taken, saved });
  });

  it.each<[string, StoredDraft, saved: unknown[]]>([
    ['read its version, and are written upon it with the next change', theirs, ['s1 last']],
    ['are written upon its version beside them', { ...nothing, beside: theirs }, ['s1 last']],
    ['are not written again where nothing is there any more', nothing, []],
  ])('where another page wrote first, %s', async (_, found, saved) => {
    const { world, change } = await opened(nothing);
    Object.assign(world, { isOvertaken: true, found });
    await change('new');
    expect(world).toMatchObject({ saved: ['r0 new'], settled: 0 });
    world.isOvertaken = false;
    await change('last');
    expect(world).toMatchObject({ saved: ['r0 new', ...saved], settled: saved.length });
  });

  it('are written when they are closed, and not after it', async () => {
    const { world, values, change, hear } = await opened(nothing);
    values.changed();
    await values.close();
    await change('late');
    await hear({ kind: 'lost' });
    expect(world.saved).toEqual(['r0 own']);
  });
});
