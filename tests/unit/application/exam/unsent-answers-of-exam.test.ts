import { expect, it } from 'vitest';
import { unsentAnswersOfExam } from '../../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const version = (value: string, rest: object = {}) => ({
  value,
  doubtful: false,
  revision: 1,
  device: 'A-1',
  answeredAt: '2026-03-02T02:10:00.000Z',
  base: 0,
  refusal: 'Terlambat',
  ...rest,
});
const start = Date.parse('2026-03-02T02:00:00Z') / 1_000;

/** A device whose storage holds these answers, by user and subject. */
const device = (stored: readonly (readonly [user: string, subject: string, values: unknown])[]) => {
  const clock = new FakeDevice();
  const server = new ExamServer(clock, ['S1', 'S2']);
  server.latency = 0;
  const { drafts, serverClock, deps } = examBrowser(clock, server);
  for (const [user, subject, values] of stored)
    drafts.stored.set(JSON.stringify([user, 'exam', subject]), {
      revision: 'r',
      savedAt: 0,
      content: { values, files: new Map() },
    });
  const find = unsentAnswersOfExam({ ...deps(), drafts: drafts.page(), serverClock });
  return {
    clock,
    server,
    of: async (user = 'eka', startedAt: string | null = server.exam.startedAt) => {
      const left = find(user, { ...server.exam, startedAt });
      await clock.pass(100);
      return left;
    },
  };
};
const stored = (user: string, subject: string, ...versions: readonly unknown[]) =>
  [user, subject, { versions }] as const;
const valuesOf = (copy = '{"answers":[]}') =>
  JSON.parse(copy).answers.map(({ questionId, value }: Record<string, string>) => `${questionId} ${value}`);

it('finds what any start of this exam has left for this person, and counts the questions', async () => {
  const left = await device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('a'), version('b', { device: 'A-2' })),
    stored('eka', `TRX-1/UJ-1/${start}/S/2`, version('c')),
    stored('eka', `TRX-1/UJ-1/${start - 60}/S1`, version('of an earlier start')),
    stored('eka', `TRX-1/UJ-10/${start}/S1`, version('of another exam')),
    stored('budi', `TRX-1/UJ-1/${start}/S1`, version('of somebody else')),
  ]).of();
  expect([left?.count, valuesOf(left?.copy)]).toEqual([2, ['S1 a', 'S1 b', 'S/2 c', 'S1 of an earlier start']]);
});

it('finds what any start has left where the server names none any more', async () => {
  const { of } = device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('a')),
    stored('eka', `TRX-1/UJ-1/${start - 60}/S1`, version('b')),
  ]);
  expect((await of('eka', null))?.count).toBe(1);
});

it('finds nothing in drafts that cannot be read as answers', async () => {
  const { of } = device([
    ['eka', `TRX-1/UJ-1/${start}/S1`, 'broken'],
    stored('eka', `TRX-1/UJ-1/${start}/S2`, { value: 1 }),
  ]);
  expect(await of()).toBeNull();
});

it('leaves out what the server has, and is certain of a refusal alone while it cannot be asked', async () => {
  const { server, of } = device([
    stored('eka', `TRX-1/UJ-1/${start}/S1`, version('taken', { refusal: null })),
    stored('eka', `TRX-1/UJ-1/${start}/S2`, version('refused')),
  ]);
  const { base, refusal, ...taken } = version('taken');
  server.held.set('S1', { current: taken, others: [] });
  expect(await of()).toMatchObject({ count: 1, certain: true });
  server.online = false;
  expect(await of()).toMatchObject({ count: 2, certain: false });
  const alone = device([stored('eka', `TRX-1/UJ-1/${start}/S2`, version('refused'))]);
  alone.server.online = false;
  expect(await alone.of()).toMatchObject({ count: 1, certain: true });
});
