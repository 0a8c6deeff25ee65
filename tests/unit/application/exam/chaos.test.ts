import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { watchCountdown } from '../../../../src/application/exam/watch-countdown.ts';
import type { Countdown } from '../../../../src/domain/exam/countdown.ts';
import { type ExamFault, ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { leasesOf, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { FakeDevice, FakeServerTime, serverClockOn } from '../../../fakes/time-fakes.ts';
import { chaosRuns } from '../../../runs.ts';
import { slots, step, storedTexts } from './random-steps.ts';

const commandsOfRun = 60;
const questions = ['S1', 'S2', 'S3', 'S4'] as const;
const hour = 3_600_000;

interface Page {
  readonly attempt: RunningAttempt;
  readonly shown: Countdown[];
  readonly stop: () => void;
}

class World {
  readonly device = new FakeDevice();
  readonly server = new ExamServer(this.device, questions, 90);
  readonly browser: ReturnType<typeof examBrowser>;
  readonly time = new FakeServerTime(this.device);
  pages: (Page | null)[] = [null, null];
  clockWasSet = false;
  readonly promised = new Map<string, { text: string; order: number }>();
  #order = 0;
  readonly #orderOf = new Map<string, number>();

  readonly plainHttp: boolean;

  constructor(plainHttp: boolean) {
    this.plainHttp = plainHttp;
    this.browser = examBrowser(this.device, this.server, 'A', plainHttp ? leasesOf : webLocksOf);
  }

  async open(slot: number): Promise<void> {
    this.close(slot);
    const { pageLife } = this.device;
    const serverClock = serverClockOn(this.device, async () => (await this.time.read()).now);
    const watch = serverClock.state.subscribe();
    const attempt = runExamAttempt({ ...this.browser.deps(), serverClock })({
      exam: this.server.exam,
      content: this.server.blankContent,
      user: '1005',
    });
    const shown: Countdown[] = [];
    const countdown = watchCountdown({ serverClock, clock: this.device, pageLife })(this.server.exam).subscribe(
      (each) => {
        shown.push(each);
        if (each.remaining !== null) attempt.lock(each.over && !each.estimated);
      },
    );
    const states = attempt.state.subscribe(({ answers }) => {
      for (const [id, { value, phase }] of answers) {
        if (phase === 'kept' || phase === 'failing' || phase === 'sent') this.#promise(id, value);
      }
    });
    this.pages[slot] = {
      attempt,
      shown,
      stop: () => {
        for (const each of [watch, countdown, states]) each.unsubscribe();
      },
    };
    await this.device.pass(200);
  }

  /** Closes the page without waiting: the attempt flushes its drafts and then frees its lock. */
  close(slot: number): void {
    const page = this.pages[slot];
    this.pages[slot] = null;
    page?.stop();
    void page?.attempt.close();
  }

  edit(slot: number, question: string): void {
    this.#order += 1;
    const text = `jawaban ${this.#order}`;
    this.#orderOf.set(text, this.#order);
    this.pages[slot]?.attempt.answer(question, text);
  }

  #promise(question: string, text: string): void {
    const order = this.#orderOf.get(text) ?? 0;
    if (order > (this.promised.get(question)?.order ?? 0)) this.promised.set(question, { text, order });
  }

  newestKept(question: string): number {
    const texts = [
      this.server.valueOf(question),
      ...(this.server.held.get(question)?.others ?? []).map(({ value }) => value),
      ...storedTexts(this.browser.drafts, question),
    ];
    return Math.max(0, ...texts.map((text) => this.#orderOf.get(text ?? '') ?? 0));
  }

  /**
   * The position of the newest text that the server has. Other versions count too in two cases in which the later text may be listed as
   * one: the clock of a device was wrong while the server's time was unknown; or, on plain http, two pages wrote in the same millisecond,
   * because both may hold a lease briefly after a sleep.
   */
  outcome(question: string): number {
    const others = this.clockWasSet || this.plainHttp ? (this.server.held.get(question)?.others ?? []) : [];
    const texts = [this.server.valueOf(question), ...others.map(({ value }) => value)];
    return Math.max(...texts.map((text) => this.#orderOf.get(text ?? '') ?? 0));
  }
}

const faults = fc.constantFrom<ExamFault>(
  'network',
  'acceptThenDrop',
  'html',
  { status: 500 },
  { status: 503 },
  { status: 429, retryAfterSeconds: 5 },
  { takes: 4_000 },
  { takes: 18_000 },
);
const on = step<World>();
const commands = fc.oneof(
  on(30, 'edit', fc.tuple(slots, fc.constantFrom(...questions)), (world, [slot, id]) => world.edit(slot, id)),
  on(14, 'pass', fc.nat({ max: 4_000 }), ({ device }, ms) => device.pass(ms)),
  on(8, 'fault', faults, ({ server }, fault) => void server.faults.push(fault)),
  on(4, 'online', fc.boolean(), async (world, online) => {
    world.server.online = online;
    world.time.fails = !online;
    if (online) await world.device.wake('online');
  }),
  on(5, 'reload', slots, (world, slot) => world.open(slot)),
  on(3, 'close', slots, (world, slot) => world.close(slot)),
  on(4, 'take over', slots, async ({ pages, device }, slot) => {
    void pages[slot]?.attempt.takeOver();
    await device.pass(1_000);
  }),
  on(3, 'sleep', fc.tuple(fc.integer({ min: 1_000, max: 600_000 }), fc.boolean()), async ({ device }, [ms, still]) => {
    await device.sleep(ms, { standsStill: still });
    await device.wake('visible');
  }),
  on(3, 'clock', fc.integer({ min: -12 * hour, max: 12 * hour }), (world, ms) => {
    world.clockWasSet = true;
    world.device.setClock(ms);
  }),
  on(8, 'session over', fc.boolean(), async ({ server, pages, device }, over) => {
    server.sessionOver = over;
    if (over) return;
    for (const page of pages) page?.attempt.resume();
    await device.pass(100);
  }),
  on(2, 'hide', fc.constant(null), ({ device }) => device.hide()),
  on(1, 'submit', slots, async ({ pages, device }, slot) => {
    const outcome = pages[slot]?.attempt.submit();
    await device.pass(90_000);
    await outcome;
  }),
);

const rejections: unknown[] = [];
const rejected = (reason: unknown) => void rejections.push(reason);
beforeAll(() => void process.on('unhandledRejection', rejected));
afterAll(() => void process.off('unhandledRejection', rejected));

const neverGrows = ({ shown }: Page): void => {
  let least = Number.POSITIVE_INFINITY;
  for (const { remaining, estimated } of shown) {
    if (remaining === null || estimated) continue;
    expect(remaining).toBeLessThanOrEqual(least);
    least = remaining;
  }
};

const nothingLost = (world: World): void => {
  for (const [question, { text, order }] of world.promised) {
    expect(world.newestKept(question), `${question}: ${text}`).toBeGreaterThanOrEqual(order);
  }
};

it('under random events no stored answer is lost, the exam is submitted at most once, and time never goes backwards', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(commands, { minLength: commandsOfRun, maxLength: commandsOfRun }),
      fc.boolean(),
      async (run, plainHttp) => {
        const world = new World(plainHttp);
        await world.open(0);
        for (const command of run) {
          await command(world);
          nothingLost(world);
        }
        const pages = world.pages.filter((page) => page !== null);
        for (const page of pages) neverGrows(page);
        expect(world.server.secondSubmissions).toBe(0);

        // after recovery the stored answers reach the server, unless the exam is submitted or over
        Object.assign(world.server, { online: true, sessionOver: false, faults: [] });
        world.time.fails = false;
        world.close(1);
        await world.open(0);
        await world.device.pass(60_000);
        nothingLost(world);
        if (!world.server.receipt && world.device.world < world.server.deadline) {
          expect(world.pages[0]?.attempt.state.value.unsent).toBe(0);
          for (const [question, { order }] of world.promised) {
            expect(world.outcome(question)).toBeGreaterThanOrEqual(order);
          }
        }
        world.close(0);
      },
    ),
    chaosRuns(30),
  );
  expect(rejections).toEqual([]);
});
