import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../src/application/api-failure.ts';
import type { AttemptDeps } from '../../src/application/exam/attempt/attempt-effects.ts';
import type { RunningAttempt } from '../../src/application/exam/attempt/running-attempt.ts';
import { examHelps, type OpenHelps } from '../../src/application/exam/helps/exam-helps.ts';
import { questionProblems } from '../../src/application/exam/problems/question-problems.ts';
import { textSizes } from '../../src/domain/exam/exam-helps.ts';
import { attemptSource } from '../../src/ui/exam/attempt/attempt-source.ts';
import { answeringWithHelps } from '../../src/ui/exam/helps/answering-with-helps.ts';
import { countedIds } from '../fakes/draft-fakes.ts';
import { FakeTabLock } from '../fakes/purchase-fakes.ts';
import { runs } from '../runs.ts';
import { user } from '../unit/adapters/http/exam/foreign-attempt.ts';
import { rawExamServer } from './raw-exam-server.ts';

const questions = ['S1', 'S2'];
const ids = fc.constantFrom(...questions);
const text = fc.string({ maxLength: 6, unit: 'grapheme' });

const answering = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), id: ids, value: fc.oneof(text, fc.constantFrom('A', 'B')) }),
  fc.record({ kind: fc.constant('doubt' as const), id: ids, is: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(500, 4_000, 13_000) }),
  fc.constantFrom(
    { kind: 'reload' as const },
    { kind: 'crash' as const },
    { kind: 'other tab' as const },
    { kind: 'no storage' as const },
    { kind: 'storage' as const },
  ),
);
const helping = fc.oneof(
  fc.record({ kind: fc.constant('strike' as const), id: ids, value: fc.constantFrom('A', 'B'), is: fc.boolean() }),
  fc.record({ kind: fc.constant('note' as const), id: ids, text: fc.string({ maxLength: 40 }) }),
  fc.record({ kind: fc.constant('set' as const), size: fc.constantFrom(...textSizes), is: fc.boolean() }),
  fc.constant({ kind: 'grant' as const }),
  fc.record({ kind: fc.constant('report' as const), id: ids, lost: fc.boolean() }),
);
type Of<Acts> = Acts extends fc.Arbitrary<infer Act> ? Act : never;
type Act = Of<typeof answering> | Of<typeof helping>;

/** A candidate's exam in one browser over the real adapter: all bodies that the server got, and what the device still has. */
const bodiesOf = async (acts: readonly Act[], withHelps: boolean) => {
  const world = rawExamServer({ questions });
  const { device, browser, exams, pass, sent } = world;
  const exam = await world.examNow();
  const messages = { lost: false };
  const problemsOver = (deps: Pick<AttemptDeps, 'drafts' | 'clock' | 'random' | 'serverClock' | 'pageLife'>) =>
    questionProblems({
      ...deps,
      messages: {
        send: async () => {
          await device.wait(20);
          if (messages.lost) throw new ApiFailure({ kind: 'network' });
          return { number: 'PSN-1', at: null, answerWithinDays: null };
        },
      },
      ids: countedIds(),
      tabs: new FakeTabLock(),
    });
  const open = async () => {
    const deps = browser.deps();
    const attempt = await world.open({ ...deps, exams });
    const helps = withHelps ? examHelps({ drafts: deps.drafts, clock: device }).open(exam, user) : undefined;
    const reports = withHelps ? problemsOver({ ...deps, clock: device })(exam.trxId, { user, email: '' }) : undefined;
    await pass(500);
    return { attempt, helps, reports, source: answeringWithHelps(attemptSource(attempt), helps) };
  };
  let here = await open();
  let there: Awaited<ReturnType<typeof open>> | null = null;
  const leave = async (attempt: RunningAttempt, helps: OpenHelps | undefined) => {
    const left = Promise.all([attempt.close(), helps?.close()]);
    await pass(6_000);
    await left;
  };
  for (const act of acts) {
    if (act.kind === 'answer') here.source.answer(act.id, act.value);
    if (act.kind === 'doubt') here.source.doubt(act.id, act.is);
    if (act.kind === 'pass') await pass(act.ms);
    if (act.kind === 'no storage') browser.drafts.fails = true;
    if (act.kind === 'storage') browser.drafts.fails = false;
    if (act.kind === 'reload') await leave(here.attempt, here.helps);
    if (act.kind === 'reload') here = await open();
    if (act.kind === 'crash' || act.kind === 'other tab') {
      const before = here;
      here = there ?? (await open());
      there = act.kind === 'crash' ? null : before; // a page that crashed says nothing any more; the next one takes its exam over
      const taken = here.attempt.takeOver();
      await pass(2_000);
      await taken;
      void here.helps?.read();
      await pass(500);
    }
    if (act.kind === 'strike') here.helps?.strike(act.id, act.value, act.is);
    if (act.kind === 'note') here.helps?.note(act.id, act.text);
    if (act.kind === 'set') here.helps?.set({ textSize: act.size, contrast: act.is, strikes: act.is, notes: act.is });
    if (act.kind === 'grant') here.helps?.grant(['larger_text', 'reader']);
    messages.lost = act.kind === 'report' && act.lost;
    if (act.kind === 'report')
      here.reports?.report({
        examId: exam.id,
        questionId: act.id,
        kind: 'other',
        message: `Soal ${act.id} bermasalah.`,
      });
  }
  browser.drafts.fails = false;
  await pass(20_000);
  const outcome = await world.submit(here.attempt);
  return { outcome: outcome.kind, bodies: sent.map((body) => JSON.stringify(body)), calls: world.calls };
};

it('a server gets the same bytes in every save and in the hand-in, whether a candidate strikes, notes, enlarges, hears and reports problems or not, over reloads, crashes, a lost storage and another tab (fault matrix 118)', async () => {
  let saves = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: answering, weight: 2 }, { arbitrary: helping, weight: 2 }), {
        minLength: 8,
        maxLength: 20,
      }),
      async (acts) => {
        const helped = await bodiesOf(acts, true);
        const plain = await bodiesOf(acts, false);
        expect(helped).toEqual(plain);
        saves += helped.bodies.length;
      },
    ),
    { numRuns: runs(40, 400) },
  );
  expect(saves).toBeGreaterThan(80);
});
