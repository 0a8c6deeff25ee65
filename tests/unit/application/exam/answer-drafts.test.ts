import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { answerDrafts, answerForm } from '../../../../src/application/exam/attempt/answer-drafts.ts';
import type { DraftStore, DraftStoreEvent } from '../../../../src/application/ports/device/draft-store.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import { aVersion as version } from '../../../builders/answers.ts';
import { draftTools, storageLike } from '../../../fakes/draft-fakes.ts';
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
