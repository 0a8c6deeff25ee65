import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { filter, firstValueFrom, map, mergeMap, Subscription } from 'rxjs';
import type { Send } from '../../src/adapters/http/send.ts';
import { accountTokens } from '../../src/application/account/tokens.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import type { RunningAttempt } from '../../src/application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../src/application/exam/attempt-tokens.ts';
import { examTokens } from '../../src/application/exam/tokens.ts';
import { notificationTokens } from '../../src/application/notification/tokens.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import type { Token } from '../../src/application/token.ts';
import { parseConfig } from '../../src/configuration/config.ts';
import { createContainer } from '../../src/container/create-container.ts';
import type { Exam } from '../../src/domain/exam/exam.ts';
import type { ChoiceQuestion } from '../../src/domain/exam/question.ts';
import { createQueryClient } from '../../src/ui/core/query-client.ts';
import { paced, refreshPause } from '../../src/ui/core/session/notice-refresh.ts';
import { createSessionView } from '../../src/ui/core/session/session-view.ts';
import { examsKey, examsQuery } from '../../src/ui/exam/public/exams-query.ts';
import type { Call } from './figures.ts';
// @ts-expect-error: a script without types
import { memoryStorage } from './page.mjs';

export interface Account {
  readonly email: string;
  readonly password: string;
}

interface Seat {
  readonly number: number;
  readonly account: Account;
  readonly url: string;
  readonly authentication: 'session' | 'token';
  readonly note: (call: Call) => void;
}

/** The shortest poll interval (ms) of an open exam while the server's events arrive (`src/ui/core/use-ask-again.ts`). */
export const askedAgainMs = 8 * 60_000;
const contentPause = 60_000;
const mostTries = 5;
const retryMs = 3_000;

const tokens = [
  accountTokens.logIn,
  purchaseTokens.transactions,
  assessmentTokens.timelines,
  examAttemptTokens.runExamAttempt,
  timeTokens.serverClock,
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A candidate without a browser: the application with its adapters, and the reads of an open exam page. Cookies are kept for each
 * candidate; drafts are in memory.
 */
export class Candidate {
  readonly #seat: Seat;
  readonly #cookies = new Map<string, string>();
  readonly #services;
  readonly #queries = createQueryClient({ ...createSessionView(), status: 'candidate' });
  #page = new Subscription();
  readonly #chosen = new Map<string, string>();
  #questions: readonly ChoiceQuestion[] = [];
  #user = '';
  #exam: Exam | null = null;
  #demonstration: Exam | null = null;
  #attempt: RunningAttempt | null = null;
  #tasks: readonly string[] | null = null;
  #uploads = 0;
  #isProven = false;
  #quiet = false;

  constructor(seat: Seat) {
    this.#seat = seat;
    const storage = memoryStorage() as Storage;
    this.#services = createContainer({
      http: {
        send: (request) => this.#send(request),
        baseUrl: seat.url,
        authentication: seat.authentication,
        cookies: () => this.cookies,
      },
      socket: { url: seat.url, path: `/${seat.number}/socket.io` },
      features: parseConfig({}, { everything: true }).features,
      session: { channel: `load:${seat.number}`, storage: () => storage },
      paymentWindow: async () => ({ open: async () => 'closed' }),
    });
  }

  get cookies(): string {
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  readonly #send: Send = async (request) => {
    const { method, url, signal } = request;
    const body = method === 'GET' ? null : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    headers.set('Cookie', this.cookies);
    const at = performance.now();
    const note = (end: string) => {
      if (!this.#quiet) this.#seat.note({ at, ms: performance.now() - at, end, path: new URL(url).pathname });
    };
    try {
      const reply = await fetch(url, { method, headers, body, signal });
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      note(reply.ok ? 'ok' : `HTTP ${reply.status}`);
      return reply;
    } catch (error) {
      note(signal.aborted ? 'no reply in time' : 'no connection');
      throw error;
    }
  };

  #get<T>(token: Token<T>): Promise<T> {
    return this.#services.resolve(token);
  }

  /** Reads as an open page does: at once, at intervals, and when an event invalidates it. */
  #watch<T>(options: QueryObserverOptions<T>): void {
    this.#page.add(new QueryObserver(this.#queries, options).subscribe(() => undefined));
  }

  async load(): Promise<void> {
    await Promise.all(tokens.map((token) => this.#get<unknown>(token)));
  }

  /** Logs in, looks at the exams, and starts the written one, as the pages do. Rejects after `mostTries` failures. */
  async begin(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#begin();
      } catch (error) {
        this.#page.unsubscribe();
        this.#page = new Subscription();
        if (tries === mostTries) throw error;
        await pause(retryMs);
      }
    }
  }

  async #begin(): Promise<void> {
    const entered = await (await this.#get(accountTokens.logIn))(this.#seat.account);
    if (entered.kind !== 'welcome') throw new Error(`${this.#seat.account.email}: wrong password`);
    this.#user = entered.candidate.id;
    const [transactions, realtime, clock] = await Promise.all([
      this.#get(purchaseTokens.transactions),
      this.#get(notificationTokens.realtime),
      this.#get(timeTokens.serverClock),
    ]);
    this.#page.add(clock.state.subscribe());
    const topics = realtime.events().pipe(mergeMap(() => ['status', 'content'] as const));
    this.#page.add(
      paced(topics, (topic) => (topic === 'content' ? contentPause : refreshPause)).subscribe((topic) => {
        const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
          (queryKey[1] === 'content') === (topic === 'content');
        void this.#queries.invalidateQueries({ predicate });
      }),
    );
    const newest = { queryKey: ['assessment', 'newest'], queryFn: () => transactions.list('paid', 1) };
    this.#watch(newest);
    const trxId = (await this.#queries.fetchQuery(newest)).items[0]?.id ?? '';
    const exams = examsQuery(this.#services, trxId);
    this.#watch({ ...exams, refetchInterval: askedAgainMs + 50 * this.#seat.number });
    const all = (await this.#queries.fetchQuery(exams))?.exams ?? [];
    const found = all.find(({ kind, status }) => kind === 'written' && (status === 'ready' || status === 'running'));
    if (!found) throw new Error(`${this.#seat.account.email}: no exam to start`);
    this.#demonstration = all.find(({ kind }) => kind === 'demonstration') ?? null;
    await this.#open(await this.#start(found));
  }

  async #start(exam: Exam): Promise<Exam> {
    return (await this.#get(examAttemptTokens.startTimer))(exam, this.#user);
  }

  async #open(exam: Exam): Promise<void> {
    this.#exam = exam;
    void this.#queries.invalidateQueries({ queryKey: examsKey(exam.trxId) });
    void this.#queries.invalidateQueries({ queryKey: ['assessment'] });
    const [examQueries, run, watchCountdown, timelines] = await Promise.all([
      this.#get(examTokens.examQueries),
      this.#get(examAttemptTokens.runExamAttempt),
      this.#get(examTokens.watchCountdown),
      this.#get(assessmentTokens.timelines),
    ]);
    void timelines.find(exam.trxId).catch(() => null);
    const content = { queryKey: ['exam', 'content', exam.trxId], queryFn: () => examQueries.content(exam) };
    this.#watch(content);
    const read = await this.#queries.fetchQuery(content);
    const attempt = run({ exam, content: read, user: this.#user });
    this.#questions = read.questions.filter((question) => question.kind === 'choice');
    this.#attempt = attempt;
    this.#page.add(
      watchCountdown(exam)
        .pipe(map(({ over }) => over))
        .subscribe((over) => attempt.lock(over)),
    );
    await firstValueFrom(attempt.state.pipe(filter(({ role }) => role === 'writing')));
  }

  /** Answers the question of this step. In a later round, the same question gets another value. */
  answer(step: number): void {
    const question = this.#questions[step % this.#questions.length];
    const round = Math.floor(step / this.#questions.length);
    const option = question?.options[(step + round + this.#seat.number) % question.options.length];
    if (!question || !option) return;
    this.#chosen.set(question.id, option.value);
    this.#attempt?.answer(question.id, option.value);
  }

  /** Sends a file of almost 10 MB, each another one, for the next of two tasks of the demonstration, and starts the demonstration first if necessary. Rejects with `ApiFailure`. */
  async upload(): Promise<void> {
    if (!this.#demonstration) return;
    const exam = this.#demonstration.status === 'ready' ? await this.#start(this.#demonstration) : this.#demonstration;
    this.#demonstration = exam;
    const exams = await this.#get(examTokens.exams);
    this.#tasks ??= (await exams.content(exam)).questions.slice(0, 2).map(({ id }) => id);
    const questionId = this.#tasks[this.#uploads % this.#tasks.length] ?? '';
    this.#uploads += 1;
    const parts = ['%PDF-1.4\n', crypto.randomUUID(), new Uint8Array(9_900_000).fill(32)];
    const file = new File(parts, 'hasil.pdf', { type: 'application/pdf' });
    const options = {
      requestKey: crypto.randomUUID(),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    };
    await exams.upload({ exam, questionId, file, answeredAt: new Date().toISOString() }, options);
  }

  async handIn(): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await this.#attempt?.submit();
      if (outcome && 'receipt' in outcome) {
        this.#isProven = outcome.proven;
        return true;
      }
      await pause(retryMs);
    }
    return false;
  }

  get isSent(): boolean {
    return this.#attempt?.state.value.unsent === 0;
  }

  /**
   * The number of chosen answers that the server does not have. Its call is not counted. If the server shows no answers, the receipt of the
   * submission must prove them.
   */
  async lost(): Promise<number> {
    if (!this.#exam) return 0;
    const exams = await this.#get(examTokens.exams);
    this.#quiet = true;
    const content = await exams.content(this.#exam).catch(() => null);
    this.#quiet = false;
    if (!content) return this.#isProven ? 0 : this.#chosen.size;
    const held = new Map(content.answers.map(({ questionId, current }) => [questionId, current?.value]));
    return [...this.#chosen].filter(([id, value]) => held.get(id) !== value).length;
  }

  get chosen(): number {
    return this.#chosen.size;
  }

  async close(): Promise<void> {
    this.#quiet = true;
    this.#page.unsubscribe();
    this.#queries.clear();
    await this.#attempt?.close();
  }
}
