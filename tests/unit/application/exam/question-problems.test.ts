import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { problemForm, questionProblems } from '../../../../src/application/exam/problems/question-problems.ts';
import type { DraftStore } from '../../../../src/application/ports/device/draft-store.ts';
import type { MessageRepository } from '../../../../src/application/ports/information/message-repository.ts';
import { problemsOf } from '../../../../src/domain/exam/question-problem.ts';
import type { ProblemMessage } from '../../../../src/domain/information/message.ts';
import { countedIds, otherTab, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { FakeTabLock } from '../../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const second = 1_000;
const minute = 60 * second;
const sender = { user: '7', email: 'ayu@contoh.example' };

/** A server of messages that knows a repeated key, as documented. */
class MessageServer implements MessageRepository {
  readonly taken = new Map<string, { readonly number: string; readonly text: string }>();
  faults: ('lost' | 'reply lost' | 401 | 404 | 422 | 429 | 500 | 'contract')[] = [];
  online = true;
  readonly #device: FakeDevice;

  constructor(device: FakeDevice) {
    this.#device = device;
  }

  async send(message: ProblemMessage, key: string) {
    await this.#device.wait(20);
    const fault = this.faults.shift();
    if (!this.online || fault === 'lost') throw new ApiFailure({ kind: 'network' });
    if (fault === 401) throw new ApiFailure({ kind: 'expired', status: 401 });
    if (typeof fault === 'number') throw new ApiFailure({ kind: 'http', status: fault });
    const known = this.taken.get(key) ?? { number: `PSN-${this.taken.size + 1}`, text: message.text };
    this.taken.set(key, known);
    if (fault === 'reply lost') throw new ApiFailure({ kind: 'timeout' });
    if (fault === 'contract') throw new ApiFailure({ kind: 'contract' });
    return { number: known.number, at: null, answerWithinDays: null };
  }
}

const world = ({ messages = true } = {}) => {
  const device = new FakeDevice();
  const server = new MessageServer(device);
  const storage = new FakeDrafts(device, 3);
  const ids = countedIds();
  const locks = new FakeTabLock();
  const session = otherTab();
  /** A page; after `crash`, none of its code goes on. */
  const page = () => {
    let isAlive = true;
    const alive = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
      new Promise((resolve, reject) => {
        reply.then(
          (value) => isAlive && resolve(value),
          (error) => isAlive && reject(error),
        );
      });
    const drafts = pageDrafts(storage.page(), { ids, clock: device, tabs: session });
    const open = questionProblems({
      drafts: {
        read: (...key: Parameters<DraftStore['read']>) => alive(drafts.read(...key)),
        readAll: (...key: Parameters<DraftStore['readAll']>) => alive(drafts.readAll(...key)),
        save: (...row: Parameters<DraftStore['save']>) => alive(drafts.save(...row)),
      },
      messages: messages ? { send: (message, key) => alive(server.send(message as ProblemMessage, key)) } : null,
      clock: device,
      serverClock: { now: () => device.world },
      random: { next: () => 0.5 },
      ids,
      tabs: locks,
      pageLife: device.pageLife,
    });
    const desk = open('TRX-1', sender);
    const crash = () => {
      isAlive = false;
      desk.close();
    };
    return { desk, crash, isAlive: () => isAlive };
  };
  const unsent = () => [...storage.stored.keys()].filter((name) => JSON.parse(name)[1] === problemForm);
  return { device, server, storage, session, page, unsent };
};

const aProblem = (message = 'Soal 3: gambar tidak muncul.', questionId = 'S3') =>
  ({ examId: 'UJ-1', questionId, kind: 'picture', message }) as const;

it('each report of a page reaches the server once, gets its number, is no unsent input any more, and expires after 60 days', async () => {
  const { device, server, storage, page, unsent } = world();
  const { desk } = page();
  desk.report(aProblem());
  expect(desk.state.value).toMatchObject([{ phase: 'waiting', at: new Date(device.world).toISOString() }]);
  await device.pass(second);
  expect(desk.state.value).toMatchObject([{ phase: 'sent', number: 'PSN-1' }]);
  desk.report(aProblem('Soal 4: pilihan B dan C sama.', 'S4'));
  await device.pass(second);
  expect(desk.state.value.map(({ number }) => number)).toEqual(['PSN-1', 'PSN-2']);
  expect([server.taken.size, unsent()]).toEqual([2, []]);
  const days = [...storage.stored.values()].map(
    ({ content: { until = 0 } }) => (until - device.now()) / (24 * 60 * minute),
  );
  expect(days.map(Math.round)).toEqual([60, 60]);
});

it('a page shows only whole reports of its own assessment', async () => {
  const { device, storage, page } = world();
  page().desk.report(aProblem());
  await device.pass(second);
  const [[name, row] = ['', null]] = storage.stored;
  const { user, form } = { user: JSON.parse(name)[0], form: JSON.parse(name)[1] };
  const put = (id: string, change: object) => {
    const values = { ...(row?.content.values as object), id, ...change };
    storage.stored.set(JSON.stringify([user, form, `laporan/TRX-1/${id}`]), { ...row, content: { values } } as never);
  };
  put('of-another', { trxId: 'TRX-10' });
  put('broken', { kind: 'unknown' });
  put('whole', {});
  const { desk } = page();
  await device.pass(second);
  expect(desk.state.value.map(({ id }) => id).sort()).toEqual(['id-1', 'whole']);
});

it.each([
  ['takes no messages by its configuration', { messages: false }, null],
  ['does not know the call', {}, 404],
  ['refuses the report', {}, 422],
  ['gives no number', {}, 'contract'],
] as const)('a report is to be shown to the assessor where the server %s', async (_, features, fault) => {
  const { device, server, page, unsent } = world(features);
  server.faults = fault === null ? [] : [fault];
  const { desk } = page();
  desk.report(aProblem());
  await device.pass(5 * minute);
  expect(desk.state.value).toMatchObject([{ phase: 'byHand', message: 'Soal 3: gambar tidak muncul.' }]);
  expect(unsent()).toEqual([]);
});

it('what becomes of a report after the log-out in another tab is not stored any more (fault matrix 72)', async () => {
  const { device, server, storage, session, page, unsent } = world();
  page().desk.report(aProblem());
  await device.pass(15);
  expect([unsent().length, server.taken.size]).toEqual([1, 0]);
  session.tell('left');
  const cleared = storage.page().clear(sender.user);
  await device.pass(second);
  await cleared;
  expect([storage.stored.size, server.taken.size]).toEqual([0, 1]);
});

it('a report that the server cannot take now does not hold up the others', async () => {
  const { device, server, page } = world();
  server.faults = [500];
  const { desk } = page();
  desk.report(aProblem('Soal 1: tidak terbaca dengan baik.', 'S1'));
  desk.report(aProblem('Soal 2: tidak terbaca dengan baik.', 'S2'));
  await device.pass(minute);
  expect([...server.taken.values()].map(({ text }) => text).sort()).toEqual([
    'Soal 1: tidak terbaca dengan baik.',
    'Soal 2: tidak terbaca dengan baik.',
  ]);
});

it('the reports of this device and of the server are shown once, with the assessor’s decision', async () => {
  const { device, page } = world();
  const { desk } = page();
  desk.report(aProblem());
  await device.pass(second);
  const decision = { kind: 'time', minutes: 5, note: 'Maaf.', at: null } as const;
  const taken = { number: 'PSN-1', questionId: 'S3', message: 'Soal 3', at: null, decision };
  const other = { ...taken, number: 'PSN-9', questionId: 'S4', decision: null };
  expect(problemsOf('UJ-1', desk.state.value, [taken, other])).toMatchObject([
    { number: 'PSN-1', questionId: 'S3', decision },
    { number: 'PSN-9', questionId: 'S4', phase: 'sent', decision: null },
  ]);
  expect(problemsOf('UJ-2', desk.state.value)).toEqual([]);
});

type Step =
  | { readonly kind: 'report' | 'reload' | 'crash'; readonly tab: 0 | 1 }
  | { readonly kind: 'network' | 'storage'; readonly works: boolean }
  | { readonly kind: 'fault'; readonly fault: MessageServer['faults'][number] }
  | { readonly kind: 'pass'; readonly ms: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('report' as const), tab }) },
  fc.record({ kind: fc.constantFrom<'reload' | 'crash'>('reload', 'crash'), tab }),
  fc.record({ kind: fc.constantFrom<'network' | 'storage'>('network', 'storage'), works: fc.boolean() }),
  fc.record({
    kind: fc.constant('fault' as const),
    fault: fc.constantFrom<MessageServer['faults'][number]>('lost', 'reply lost', 401, 429, 500),
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 20_000 }) }) },
);

/** What a storage that refuses has not taken yet is gone with its page; everything else must arrive. */
it('no report is forgotten and none arrives twice, whatever network, storage, pages and server do (fault matrix 117) [1.exam.problem]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const { device, server, storage, page, unsent } = world();
      const pages = [page(), page()];
      const wanted = new Set<string>();
      let count = 0;
      for (const each of steps) {
        if (each.kind === 'report') {
          count += 1;
          const message = `Laporan ${count} dengan penjelasan.`;
          pages[each.tab]?.desk.report(aProblem(message));
          await device.pass(10);
          wanted.add(message);
        } else if (each.kind === 'reload' || each.kind === 'crash') {
          if (storage.fails) continue;
          await device.pass(5 * second); // an in-memory report is back in the storage by then
          if (each.kind === 'crash') pages[each.tab]?.crash();
          else pages[each.tab]?.desk.close();
          pages[each.tab] = page();
        } else if (each.kind === 'network') server.online = each.works;
        else if (each.kind === 'storage') storage.fails = !each.works;
        else if (each.kind === 'fault') server.faults.push(each.fault);
        else if (each.kind === 'pass') await device.pass(each.ms);
      }
      Object.assign(server, { online: true, faults: [] });
      storage.fails = false;
      await device.pass(2 * minute);
      const last = page();
      await device.pass(minute);
      expect([...server.taken.values()].map(({ text }) => text).sort()).toEqual([...wanted].sort());
      expect(last.desk.state.value.filter(({ phase }) => phase !== 'sent')).toEqual([]);
      expect(last.desk.state.value.map(({ message }) => message).sort()).toEqual([...wanted].sort());
      expect(unsent()).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
