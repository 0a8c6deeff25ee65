import type { Subscription } from 'rxjs';
import { accountTokens } from '../../src/application/account/tokens.ts';
import { ApiFailure } from '../../src/application/api-failure.ts';
import type { RunningAttempt } from '../../src/application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../src/application/exam/attempt-tokens.ts';
import { examTokens } from '../../src/application/exam/tokens.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import { deadlineOf, type Exam } from '../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../src/domain/exam/question.ts';
import type { Device, Tab } from './browser.ts';
import type { Oracle, Shown, Watched } from './oracle.ts';
import type { Portal } from './portal.ts';
import { password } from './server.ts';

/** What a run plants in a page before the portal uses it. */
export type Plant = (portal: Portal, who: Person) => void;

export interface Surroundings {
  readonly oracle: Oracle;
  readonly open: (tab: Tab, who: Person) => Promise<Portal>;
}

const again = async <T>(clock: { wait: (ms: number) => Promise<void> }, ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === 'expired') throw error;
      await clock.wait(4_000);
    }
  }
};

/** A page of the portal, which does what the exam pages do: it opens an exam, shows it, asks for it again, and closes it. */
export class Page {
  attempt: RunningAttempt | null = null;
  exam: Exam | null = null;
  content: ExamContent | null = null;
  portal: Portal | null = null;
  loggingIn = false;
  #countdown: Subscription | null = null;
  #deadline: number | null | undefined;

  readonly tab: Tab;
  readonly who: Person;
  readonly around: Surroundings;

  constructor(tab: Tab, who: Person, around: Surroundings) {
    this.tab = tab;
    this.who = who;
    this.around = around;
  }

  get shown(): Shown | null {
    return this.attempt && this.exam ? { exam: this.exam.id, state: this.attempt.state.value } : null;
  }

  /** Opens the exam that runs, else the one with this place in the list. */
  async open(wanted: number): Promise<void> {
    this.portal = await this.around.open(this.tab, this.who);
    const clock = this.portal(timeTokens.clock);
    for (;;) {
      try {
        await this.#enter();
        return await this.#show(wanted);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        await clock.wait(4_000);
      }
    }
  }

  async logIn(): Promise<void> {
    const { portal, who } = this;
    if (!portal || this.loggingIn) return;
    this.loggingIn = true;
    try {
      const outcome = await portal(accountTokens.logIn)({ email: who.email, password });
      if (outcome.kind !== 'welcome') return;
      this.around.oracle.named(who, outcome.candidate.id);
      if (this.attempt?.state.value.sessionOver) this.attempt.resume();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      this.loggingIn = false;
    }
  }

  async #enter(): Promise<void> {
    const portal = this.portal as Portal;
    const candidate = await portal(accountTokens.findSession)();
    if (candidate) this.around.oracle.named(this.who, candidate.id);
    else await this.logIn();
  }

  async #show(wanted: number): Promise<void> {
    const portal = this.portal as Portal;
    const { who, tab, around } = this;
    const clock = portal(timeTokens.clock);
    const { exams, content } = portal(examTokens.examQueries);
    const all = (await again(clock, () => exams(who.trxId)))?.exams ?? [];
    const written = all.filter(({ kind }) => kind === 'written' || kind === 'essay');
    const startable = written.filter(({ status }) => status === 'ready');
    const chosen = written.find(({ status }) => status === 'running') ?? startable[wanted % startable.length];
    if (!chosen) return;
    const exam = chosen.status === 'running' ? chosen : await portal(examAttemptTokens.startTimer)(chosen, who.id);
    const paper = await again(clock, () => content(exam));
    around.oracle.named(who, who.id, paper.trxId);
    this.exam = exam;
    this.content = paper;
    this.attempt = portal(examAttemptTokens.runExamAttempt)({ exam, content: paper, user: who.id });
    this.attempt.state.subscribe((state) => {
      if (tab.isAlive) around.oracle.saw(who, { exam: exam.id, state });
    });
    this.#watchTime(exam);
    void this.#askAgain();
    tab.wakes.subscribe((sign) => {
      if (sign === 'visible') void this.#lookAtContent(exam);
    });
  }

  /** What is shown is read again when the candidate comes back to the page. */
  async #lookAtContent(exam: Exam): Promise<void> {
    const { content } = (this.portal as Portal)(examTokens.examQueries);
    const paper = await content(exam).catch(() => null);
    if (paper) this.attempt?.merge(paper);
  }

  #watchTime(exam: Exam): void {
    const portal = this.portal as Portal;
    this.exam = exam;
    if (this.#deadline === deadlineOf(exam)) return;
    this.#deadline = deadlineOf(exam);
    this.#countdown?.unsubscribe();
    this.#countdown = portal(examTokens.watchCountdown)(exam).subscribe(({ remaining, over, estimated }) => {
      if (!this.tab.isAlive) return;
      if (remaining !== null && !estimated) this.around.oracle.countdown(this.who, this.tab, exam.id, remaining);
      this.attempt?.lock(over);
    });
  }

  async #askAgain(): Promise<void> {
    const portal = this.portal as Portal;
    const clock = portal(timeTokens.clock);
    while (this.attempt) {
      await clock.wait(65_000);
      await this.ask();
    }
  }

  async ask(): Promise<void> {
    const { exams } = (this.portal as Portal)(examTokens.examQueries);
    const all = await exams(this.who.trxId).catch(() => null);
    const exam = all?.exams.find(({ id }) => id === this.exam?.id);
    if (!exam || !this.attempt) return;
    this.attempt.renew(exam);
    this.#watchTime(exam);
  }

  async submit(): Promise<void> {
    const { attempt, exam } = this;
    if (!attempt || !exam) return;
    const outcome = await attempt.submit();
    if (this.tab.isAlive && this.shown) this.around.oracle.outcome(this.who, this.shown, outcome);
  }

  async close(): Promise<void> {
    const { attempt } = this;
    this.attempt = null;
    this.#countdown?.unsubscribe();
    await attempt?.close();
    this.tab.crash();
  }
}

/** A candidate, with one browser and up to three pages. */
export class Person implements Watched {
  readonly pages: (Page | null)[] = [null, null, null];

  readonly id: string;
  readonly mark: string;
  readonly email: string;
  readonly trxId: string;
  readonly device: Device;

  constructor(
    { id, email }: { readonly id: string; readonly email: string },
    mark: string,
    trxId: string,
    device: Device,
  ) {
    this.id = id;
    this.email = email;
    this.mark = mark;
    this.trxId = trxId;
    this.device = device;
  }

  get open(): readonly Page[] {
    return this.pages.filter((page) => page?.tab.isAlive === true) as readonly Page[];
  }

  readonly shown = () => this.open.flatMap((page) => (page.shown ? [[page.tab, page.shown] as const] : []));
}
