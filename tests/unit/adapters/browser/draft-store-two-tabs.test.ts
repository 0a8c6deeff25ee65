import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';

const tools = draftTools();
const tab = () => new IndexedDbDraftStore(tools);

type Step = { tab: 0 | 1; action: 'read' | 'save' | 'remove' };
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom<0 | 1>(0, 1),
  action: fc.constantFrom<Step['action']>('read', 'save', 'save', 'save', 'remove'),
});

it('two tabs never silently lose an acknowledged write, in whatever order their calls interleave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ step, waits: fc.boolean() }), { maxLength: 16 }), async (steps) => {
      globalThis.indexedDB = new IDBFactory();
      const stores = [tab(), tab()] as const;
      const start = (await stores[0].read(key)).revision;
      const bases: [string, string] = [start, (await stores[1].read(key)).revision];
      const acknowledged: { base: string; made: string; value: number | null }[] = [];
      let value = 0;
      const take = async ({ tab: which, action }: Step) => {
        const store = stores[which];
        if (action === 'read') {
          bases[which] = (await store.read(key)).revision;
          return;
        }
        const base = bases[which];
        value += 1;
        const own = action === 'remove' ? null : value;
        const outcome = await store.save(key, base, own === null ? null : contentOf(own));
        if (outcome.kind === 'overtaken') return;
        acknowledged.push({ base, made: outcome.revision, value: own });
        bases[which] = outcome.revision;
      };
      const running: Promise<void>[] = [];
      for (const { step: next, waits } of steps) {
        const taken = take(next);
        running.push(taken);
        if (waits) await taken;
      }
      await Promise.all(running);
      // each write is based on the previous one, so no tab has overwritten a write that it had not read
      let now: { made: string; value: number | null } = { made: start, value: null };
      for (const write of acknowledged) {
        expect(write.base).toBe(now.made);
        now = write;
      }
      const found = await tab().read(key);
      expect([found.revision, found.content?.values ?? null]).toEqual([now.made, now.value]);
    }),
    { numRuns: 30, seed: 4 },
  );
});
