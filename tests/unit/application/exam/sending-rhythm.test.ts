import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { outbox } from '../../../../src/application/exam/attempt/outbox.ts';
import type { AnswerToSave } from '../../../../src/domain/exam/question.ts';
import { toSave } from '../../../builders/answers.ts';
import { seeded } from '../../../builders/seeded-random.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { runs } from '../../../runs.ts';

const second = 1_000;
const minute = 60 * second;

const candidate = (seed: number, { length = 60 * minute, reply = 100 } = {}) => {
  const device = new FakeDevice();
  const begun = device.world;
  const passed = () => device.world - begun;
  let unsent: AnswerToSave[] = [];
  const given = new Map<string, number>();
  const waits: { readonly at: number; readonly wait: number }[] = [];
  const calls: number[] = [];
  const world = { fails: null as ApiFailure | null };
  const box = outbox({
    clock: device,
    random: seeded(seed),
    unsent: () => unsent,
    acknowledged: () => true,
    left: () => length - passed(),
    save: async (sent) => {
      calls.push(passed());
      await device.wait(reply);
      if (world.fails) throw world.fails;
      for (const { questionId } of sent)
        waits.push({ at: given.get(questionId) ?? 0, wait: passed() - (given.get(questionId) ?? 0) });
      unsent = unsent.filter((each) => !sent.includes(each));
      return { saved: sent, refused: [], answers: [] };
    },
    held: () => null,
    isOpen: async () => true,
    tell: () => undefined,
  });
  const answer = () => {
    const id = `q${given.size}`;
    given.set(id, passed());
    unsent = [...unsent, toSave(id)];
    box.soon(600);
  };
  return { device, box, world, answer, passed, calls, waits, isAllSent: () => unsent.length === 0 };
};

describe('the answers of one candidate', () => {
  it('are all on the server within 12 s, in the last two minutes within 3 s, in at most one call for each eleven seconds before that', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 90 * second }), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(pauses, fc.integer(), async (all, seed) => {
        const { device, answer, passed, calls, waits, isAllSent } = candidate(seed);
        for (const pause of all) {
          if (passed() + pause > 60 * minute) break;
          await device.pass(pause);
          answer();
        }
        await device.pass(12 * second);
        expect(isAllSent()).toBe(true);
        for (const { at, wait } of waits) expect(wait).toBeLessThanOrEqual((at < 58 * minute ? 12 : 3) * second);
        const before = calls.filter((at) => at < 58 * minute);
        for (const [index, at] of before.entries())
          expect(at - (before[index - 1] ?? -minute)).toBeGreaterThanOrEqual(11 * second);
      }),
      { numRuns: runs(60, 1_000) },
    );
  });

  it('make five calls for ten answers at ten-second steps', async () => {
    const { device, answer, calls } = candidate(1);
    for (let given = 0; given < 10; given += 1) {
      answer();
      await device.pass(10 * second);
    }
    await device.pass(12 * second);
    expect(calls).toHaveLength(5);
  });

  it('make no more calls when the server is slow: fewer of them', async () => {
    const callsWith = async (reply: number) => {
      const { device, answer, calls } = candidate(1, { reply });
      for (let given = 0; given < 60; given += 1) {
        answer();
        await device.pass(5 * second);
      }
      return calls.length;
    };
    expect(await callsWith(10 * second)).toBeLessThan((await callsWith(100)) * 0.7);
  });
});

describe('the answers of 300 candidates after an outage of a minute', () => {
  it.each([
    ['network', new ApiFailure({ kind: 'network' })],
    ['503', new ApiFailure({ kind: 'http', status: 503 })],
    ['429 with Retry-After', new ApiFailure({ kind: 'http', status: 429, retryAfterSeconds: 20 })],
  ])('are spread, for %s: no second has many times the calls of the mean, and all are sent', async (_, failure) => {
    const moments: number[] = [];
    for (let seed = 1; seed <= 300; seed += 1) {
      const { device, world, answer, calls, isAllSent } = candidate(seed);
      world.fails = failure;
      await device.pass((seed * 37) % 11_000);
      answer();
      await device.pass(minute - ((seed * 37) % 11_000));
      world.fails = null;
      const before = calls.length;
      await device.pass(minute);
      expect(isAllSent()).toBe(true);
      const [call, ...more] = calls.slice(before);
      expect(more).toEqual([]);
      if (call !== undefined) moments.push(Math.floor((call - minute) / second));
    }
    const busiest = Math.max(...moments.map((moment) => moments.filter((each) => each === moment).length));
    expect(busiest).toBeLessThanOrEqual(30);
  });
});
