import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { chaosRuns } from '../../../runs.ts';
import { slots, step, storedTexts } from './random-steps.ts';

const second = 1_000;
const user = '1005';
const questions = ['S1', 'S2', 'S3'] as const;

class World {
  readonly device = new FakeDevice();
  readonly server = new ExamServer(this.device, questions, 600);
  readonly browser = examBrowser(this.device, this.server);
  readonly pages: (RunningAttempt | null)[] = [null, null];
  hadTwo = false;
  readonly typed = new Map<string, number>();
  #texts = 0;

  async open(slot: number): Promise<void> {
    await this.leave(slot);
    if (this.pages[slot]) return;
    this.hadTwo ||= slot === 1;
    const { exam, blankContent: content } = this.server;
    this.pages[slot] = runExamAttempt(this.browser.deps())({ exam, content, user });
    await this.device.pass(200);
  }

  /** Leaves the page only if the page shows no warning against leaving. */
  async leave(slot: number): Promise<void> {
    const page = this.pages[slot];
    if (!page) return;
    this.device.hide();
    await this.device.pass(5 * second);
    const { durable, overtaken, role } = page.state.value;
    if (!durable || overtaken || role === 'opening') return;
    this.pages[slot] = null;
    void page.close();
  }

  type(slot: number, question: string): void {
    this.#texts += 1;
    if (this.pages[slot]?.answer(question, `teks ${this.#texts}`)) this.typed.set(question, this.#texts);
  }

  takeAway(told: boolean): void {
    this.browser.drafts.takeAway({ told });
    for (const [question, text] of this.typed) if (this.newest(question) < text) this.typed.delete(question);
  }

  newest(question: string): number {
    const held = this.server.held.get(question);
    const seen = this.pages.flatMap((page) => {
      const view = page?.state.value.answers.get(question);
      return view ? [view, ...view.others] : [];
    });
    const onServer = held ? [held.current, ...held.others] : [];
    const values = [...onServer, ...seen].map(({ value }) => value);
    const texts = [...values, ...storedTexts(this.browser.drafts, question)];
    return Math.max(0, ...texts.map((text) => Number(text.slice('teks '.length))));
  }
}

const on = step<World>();
const steps = fc.oneof(
  on(14, 'type', fc.tuple(slots, fc.constantFrom(...questions)), (world, [slot, id]) => world.type(slot, id)),
  on(8, 'pass', fc.oneof(fc.nat(20), fc.nat(3 * second), fc.nat(15 * second)), ({ device }, ms) => device.pass(ms)),
  on(6, 'take away', fc.constantFrom('told', 'silent', 'failing'), async (world, way) => {
    world.browser.drafts.fails ||= way === 'failing';
    world.takeAway(way === 'told');
    if (way !== 'failing') return;
    await world.device.pass(500);
    world.browser.drafts.fails = false;
  }),
  on(6, 'storage', fc.tuple(fc.constantFrom('fails', 'hangs'), fc.boolean()), ({ browser }, [way, does]) => {
    browser.drafts[way] = does;
  }),
  on(5, 'online', fc.boolean(), async ({ server, device }, online) => {
    server.online = online;
    if (online) await device.wake('online');
  }),
  on(3, 'drop a reply', fc.constant(null), ({ server }) => void server.faults.push('acceptThenDrop')),
  on(4, 'open', slots, (world, slot) => world.open(slot)),
  on(2, 'leave', slots, (world, slot) => world.leave(slot)),
  on(3, 'take over', slots, async ({ pages, device }, slot) => {
    void pages[slot]?.takeOver();
    await device.pass(second);
  }),
);

const nothingLost = (world: World): void => {
  for (const [question, text] of world.typed) {
    expect(world.newest(question), question).toBeGreaterThanOrEqual(text);
  }
};

const nothingCalledSent = ({ pages, server }: World): void => {
  for (const page of pages) {
    for (const [question, { value, phase }] of page?.state.value.answers ?? []) {
      if (phase !== 'sent') continue;
      const taken = server.taken.some((each) => each.questionId === question && each.value === value);
      expect(taken, `${question}: ${value}`).toBe(true);
    }
  }
};

const toHeal = async (world: World): Promise<void> => {
  world.browser.drafts.fails = false;
  world.browser.drafts.hangs = false;
  world.server.online = true;
  world.server.faults = [];
  await world.device.pass(10 * second);
  for (const page of world.pages) {
    // Only this tab's memory may have an answer, if the other tab took over without waiting for it. So this tab takes over again, in
    // several attempts.
    for (let presses = 0; presses < 3 && page?.state.value.role !== 'writing'; presses += 1) {
      void page?.takeOver();
      await world.device.pass(10 * second);
    }
    await world.device.pass(60 * second);
  }
};

it('an answer is never lost or wrongly called sent, however the storage, the network and the tabs fail and return (fault matrix 68, 69)', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 30, maxLength: 30 }), async (run) => {
      const world = new World();
      await world.open(0);
      for (const step of run) {
        await step(world);
        nothingLost(world);
        nothingCalledSent(world);
        const [only] = world.pages;
        if (world.hadTwo || only?.state.value.role !== 'reading') continue;
        await world.device.pass(12 * second); // a hanging storage delays closing and opening
        expect(only.state.value.role, 'the only tab').not.toBe('reading');
      }
      await toHeal(world);
      nothingLost(world);
      nothingCalledSent(world);
      const pages = world.pages.filter((page) => page !== null);
      for (const { state } of pages) expect([state.value.unsent, state.value.durable]).toEqual([0, true]);
      if (pages.length > 0) {
        for (const [question, text] of world.typed) {
          const held = world.server.held.get(question);
          const values = held ? [held.current, ...held.others].map(({ value }) => value) : [];
          expect(Math.max(0, ...values.map((value) => Number(value.slice(5)))), question).toBeGreaterThanOrEqual(text);
        }
      }
      for (const page of pages) void page.close();
    }),
    chaosRuns(50),
  );
});
