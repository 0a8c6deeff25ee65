import type { Page, Request, WebSocketRoute } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { startNode } from '../support/node-api.ts';
import { test as base, expect, openAs } from '../support/portal.ts';
import { question, startExam } from './exam-attempt.ts';
import { examAddress } from './exam-steps.ts';

/**
 * Counts the requests of one candidate's browser during an exam, while the tests advance the browser's and the server's clock together. How
 * answers share calls, and how soon they are sent, is tested without a browser.
 */

const second = 1_000;
const minute = 60 * second;
const pingEvery = 20 * second;
const wide = 10 * second;
/** A socket that connects late makes the page read once again, within this time. */
const readAgainWithin = 30 * second;

/** A Socket.IO server that accepts connections and sends pings, but no events. The portal must send few requests to such a server, too. */
class QuietSocket {
  /** The open connections, each with the function to call when the page answers a ping or disconnects. */
  readonly #open = new Map<WebSocketRoute, () => void>();
  refused = false;
  greeted = false;

  async answer(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      if (this.refused) return void socket.close();
      this.#open.set(socket, () => {});
      socket.onClose(() => {
        this.#open.get(socket)?.();
        this.#open.delete(socket);
      });
      socket.onMessage((message) => {
        if (message === '3') this.#open.get(socket)?.();
        if (!String(message).startsWith('40')) return;
        socket.send('40{"sid":"light"}');
        this.greeted = true;
      });
      const greeting = { sid: 'light', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 100_000 };
      socket.send(`0${JSON.stringify(greeting)}`);
    });
  }

  /** Waits for the answers, because a ping that a busy machine delivers late looks like a silent server. */
  async ping(): Promise<void> {
    const answered = (socket: WebSocketRoute) =>
      new Promise<void>((resolve) => {
        this.#open.set(socket, resolve);
        socket.send('2');
      });
    await Promise.all([...this.#open.keys()].map(answered));
  }
}

class Candidate {
  readonly #page: Page;
  readonly #socket: QuietSocket;
  readonly #server: { now: number | null };
  #underWay = new Set<Request>();
  #passed = 0;
  calls: string[] = [];

  constructor(page: Page, socket: QuietSocket, server: { now: number | null }) {
    this.#page = page;
    this.#socket = socket;
    this.#server = server;
    const ended = (request: Request) => this.#underWay.delete(request);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'OPTIONS' || !/^\/(api|sanctum)\//.test(pathname)) return;
      this.#underWay.add(request);
      const action = /"action":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '';
      const route = pathname.replace(/TRX-[\w-]+/, '{id}');
      this.calls.push([request.method(), route, action].filter(Boolean).join(' '));
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Stops time once the page has read what it missed while its socket connected, and starts the exam. Counts from the start on. */
  async begin(): Promise<void> {
    const page = this.#page;
    await openAs(page, 'eka', examAddress());
    await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
    await this.#stopTime();
    await this.pass(readAgainWithin, wide);
    this.calls = [];
    await this.#passDuring(startExam(page));
    await expect(page.getByRole('timer', { name: 'Sisa waktu' })).toHaveText(/\d\d:\d\d/);
  }

  async #stopTime(): Promise<void> {
    const now = (await this.#page.evaluate(() => Date.now())) + second;
    await this.#page.clock.pauseAt(now);
    this.#server.now = now;
  }

  /** Waits in real time until all replies have arrived, so that a busy machine does not change the result. */
  async #settle(): Promise<void> {
    do await this.#page.evaluate(() => undefined);
    while (this.#underWay.size > 0);
  }

  /** Each step costs real time, so use wide steps where nothing is sent. */
  async pass(milliseconds: number, widest = second): Promise<void> {
    for (const end = this.#passed + milliseconds; this.#passed < end; ) {
      const step = Math.min(widest, end - this.#passed);
      if (this.#server.now !== null) this.#server.now += step;
      await this.#page.clock.runFor(step);
      await this.#settle();
      const pings = Math.floor(this.#passed / pingEvery);
      this.#passed += step;
      if (Math.floor(this.#passed / pingEvery) > pings) await this.#socket.ping();
    }
  }

  async #passDuring(doing: Promise<unknown>): Promise<void> {
    let over = false;
    const done = doing.finally(() => {
      over = true;
    });
    while (!over) await this.pass(second / 10);
    await done;
  }

  async answer(no: number): Promise<void> {
    await this.#page.keyboard.press(String(1 + (no % 4)));
    await this.#settle();
    await this.#page.keyboard.press('n');
  }

  report(title: string, minutes: number): number {
    const counts = new Map<string, number>();
    for (const call of this.calls) counts.set(call, (counts.get(call) ?? 0) + 1);
    const lines = [...counts].map(([call, count]) => `    ${String(count).padStart(3)} ${call}`);
    const perMinute = (this.calls.length / minutes).toFixed(2);
    console.log([`  ${title}: ${this.calls.length} calls, ${perMinute} a minute`, ...lines].join('\n'));
    return this.calls.length;
  }
}

interface Parts {
  readonly time: { now: number | null };
  readonly api: Awaited<ReturnType<typeof startNode>>;
  readonly socket: QuietSocket;
  readonly candidate: Candidate;
}

const test = base.extend<Parts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from this pattern
  time: async ({}, use) => use({ now: null }),
  api: async ({ time }, use) => {
    const origins: string[] = [];
    const api = await startNode({ port: 0, origins, realNow: () => time.now ?? Date.now() });
    await use(api);
    await api.close();
  },
  baseURL: async ({ api }, use) => {
    const portal = await serveBuild({ dir: 'dist', mode: 'production', config: fullConfigFor(api.url) });
    await use(portal.url);
    await portal.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  socket: async ({}, use) => use(new QuietSocket()),
  candidate: async ({ page, api, socket, time }, use) => {
    await page.clock.install();
    await socket.answer(page);
    await api.control.playScenario('siap-ujian');
    await api.control.setRobots({ ...api.control.robots(), on: false });
    await use(new Candidate(page, socket, time));
  },
});

test('an exam that is only read makes at most two calls a minute without a socket and half a call with one, and seven minutes with ten answers and the hand-in make at most 18', async ({
  page,
  candidate,
  socket,
}) => {
  test.setTimeout(600_000);
  const read = async (minutes: number, how: string) => {
    candidate.calls = [];
    await candidate.pass(minutes * minute, wide);
    return candidate.report(`read for ${minutes} minutes ${how} a socket`, minutes) / minutes;
  };
  socket.refused = true;
  await candidate.begin();
  await candidate.pass(10 * second);
  expect(await read(4, 'without')).toBeLessThanOrEqual(2);
  socket.refused = false;
  await candidate.pass(minute, wide);
  expect(socket.greeted).toBe(true);
  await candidate.pass(readAgainWithin, wide);
  expect(await read(6, 'with')).toBeLessThanOrEqual(0.5);

  candidate.calls = [];
  for (let no = 0; no < 10; no += 1) {
    // a reply comes after its step, so wide steps look like a slow network, on which the clock is read more often
    await candidate.pass(42 * second, 2 * second);
    await candidate.answer(no);
  }
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Periksa jawaban' }).last().click();
  await candidate.pass(2 * second);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await candidate.pass(second);
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
  const receipt = page.getByRole('article', { name: /^Tanda Terima/ });
  // on a slow disk, the submission takes several steps
  for (let passed = 0; passed < 30 && !(await receipt.isVisible()); passed += 1) await candidate.pass(second);
  await expect(receipt).toBeVisible();
  expect(candidate.report('seven minutes with ten answers', 7)).toBeLessThanOrEqual(18);
});
