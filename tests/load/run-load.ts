import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Account, askedAgainMs, Candidate } from './candidate.ts';
import { type Call, extrapolated, loadIn, spansOf } from './figures.ts';
import { openNetwork } from './network.ts';

interface LoadSettings {
  readonly base: string;
  readonly origin: string;
  readonly authentication: 'session' | 'token';
  readonly accounts: readonly Account[];
  readonly seconds: number;
  readonly outageSeconds: number;
  /** Called when the outage begins; the outage lasts at least until the promise resolves. */
  readonly onOutage?: () => Promise<void>;
  /**
   * A training class: candidates also upload files of almost 10 MB, and their answers on the server are compared before the submission too, because
   * the submission sends all answers again.
   */
  readonly isClass?: boolean;
}

const answers = 30;
const day = {
  ...{ candidates: 10_000, minutes: 60, answers, arrivalSeconds: 300, leavingSeconds: 60 },
  asksAMinute: 60_000 / askedAgainMs + 1 / 15, // the exam status, plus the server's clock at most every 15 minutes
};

const countedBy = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/**
 * Lets every candidate take an exam at once, with an outage in the middle, and compares each candidate's answers with those on the server.
 */
export const runLoad = async (settings: LoadSettings) => {
  const { accounts, seconds, outageSeconds, isClass = false } = settings;
  let spans = spansOf(seconds, outageSeconds);
  const calls: Call[] = [];
  const sockets: Call[] = [];
  let began = performance.now();
  const note = (list: Call[], call: Call) => void list.push({ ...call, at: call.at - began });
  const candidates: Candidate[] = [];
  const network = await openNetwork({
    base: new URL(settings.base),
    origin: settings.origin,
    cookies: (number) => candidates[number]?.cookies ?? '',
    connected: (at, status) =>
      note(sockets, {
        at,
        ms: performance.now() - at,
        end: status === 101 ? 'ok' : `socket ${status}`,
        path: 'socket',
      }),
  });
  const { authentication } = settings;
  for (const [number, account] of accounts.entries())
    candidates.push(
      new Candidate({ number, account, authentication, url: network.url, note: (call) => note(calls, call) }),
    );

  await Promise.all(candidates.map((candidate) => candidate.load()));
  began = performance.now();

  const bytes: { at: number; size: number }[] = [];
  let counted = 0;
  const count = () => {
    const all = network.bytes();
    bytes.push({ at: performance.now() - began, size: all - counted });
    counted = all;
  };
  const counting = setInterval(count, 100);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();

  const until = (ms: number) =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, began + ms - performance.now())));
  const problems: string[] = [];
  let lostBefore = 0;
  const begin = async (candidate: Candidate, index: number): Promise<Candidate | null> => {
    await until((0.8 * spansOf(seconds, outageSeconds).start.to * index) / accounts.length);
    try {
      await candidate.begin();
      return candidate;
    } catch (error) {
      problems.push(`not begun: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  };
  const take = async (candidate: Candidate | null, index: number, { start, end }: typeof spans): Promise<boolean> => {
    const step = (end.from - start.to) / answers;
    for (let number = 0; candidate && number < answers; number += 1) {
      await until(start.to + step * (number + ((index * 0.618) % 1))); // the golden ratio spreads the candidates evenly over each step
      candidate.answer(number);
      if (isClass && (number + index) % 10 === 0) await candidate.upload().catch(() => undefined);
    }
    await until(end.from + (0.8 * (end.to - end.from) * index) / accounts.length);
    if (isClass && candidate?.isSent) lostBefore += await candidate.lost();
    const handedIn = (await candidate?.handIn()) === true;
    if (candidate && !handedIn) problems.push('not handed in');
    return handedIn;
  };
  const breakDown = async ({ outage }: typeof spans) => {
    await until(outage.from);
    network.cut();
    await settings.onOutage?.();
    await until(outage.to);
    network.restore();
  };

  try {
    const begun = await Promise.all(candidates.map(begin));
    spans = spansOf(seconds, outageSeconds, Math.max(0, performance.now() - began - spans.start.to));
    const all = [...begun.map((candidate, index) => take(candidate, index, spans)), breakDown(spans)];
    const done = await Promise.all(all);
    await until(spans.end.to);
    count();
    const missing = await Promise.all(candidates.map((candidate) => candidate.lost()));
    const heard = [...calls, ...sockets];
    const loadOf = (name: keyof typeof spans) => loadIn(spans[name], heard, bytes);
    const loads = {
      start: loadOf('start'),
      middle: loadOf('middle'),
      outage: loadOf('outage'),
      after: loadOf('after'),
      end: loadOf('end'),
    };
    const measured = { candidates: accounts.length, loads };
    return {
      ...measured,
      spans,
      handedIn: done.filter((each) => each === true).length,
      chosen: candidates.reduce((sum, { chosen }) => sum + chosen, 0),
      lost: missing.reduce((sum, each) => sum + each, lostBefore),
      problems: countedBy(problems),
      paths: countedBy(calls.map(({ path }) => path.replaceAll(/[^/]*\d[^/]*/g, '{id}'))),
      loopDelayMs: delays.percentile(95) / 1e6,
      day,
      extrapolated: extrapolated(measured, day),
    };
  } finally {
    clearInterval(counting);
    delays.disable();
    await Promise.all(candidates.map((candidate) => candidate.close()));
    network.close();
  }
};
