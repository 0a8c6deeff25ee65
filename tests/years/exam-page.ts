import type { Subscription } from 'rxjs';
import { ApiFailure, isSessionOver } from '../../src/application/api-failure.ts';
import type { RunningAttempt } from '../../src/application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../src/application/exam/attempt-tokens.ts';
import { examTokens } from '../../src/application/exam/tokens.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import { deadlineOf, type Exam } from '../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../src/domain/exam/question.ts';
import type { Act } from './acts.ts';
import type { Shown } from './oracle.ts';
import { Page } from './person.ts';
import type { Portal } from './portal.ts';

export const again = async <T>(clock: { wait: (ms: number) => Promise<void> }, ask: () => Promise<T>): Promise<T> => {
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

/** How long a candidate reads before she types. */
const readsMs = 10_000;

/** A page of the portal, which does what the exam pages do: it opens an exam, shows it, asks for it again, and closes it. */
export class ExamPage extends Page {
  attempt: RunningAttempt | null = null;
  exam: Exam | null = null;
  content: ExamContent | null = null;
  #countdown: Subscription | null = null;
  #deadline: number | null | undefined;

  /** The kinds of exams that the candidate has come for. */
  protected readonly kinds: readonly Exam['kind'][] = ['written', 'essay'];

  get texts(): readonly string[] | null {
    return null;
  }

  get shown(): Shown | null {
    const { attempt, exam, tasks } = this;
    return attempt && exam ? { exam: exam.id, state: attempt.state.value, tasks } : null;
  }

  /** What is shown of the files that the exam asks for. */
  protected get tasks(): Shown['tasks'] {
    return [];
  }

  /** Opens the exam that runs, else the one with this place in the list. */
  async show(portal: Portal, wanted: number): Promise<void> {
    const { who, tab, around } = this;
    const clock = portal(timeTokens.clock);
    const { exams, content } = portal(examTokens.examQueries);
    const all = (await again(clock, () => exams(who.trxId)))?.exams ?? [];
    const written = all.filter(({ kind }) => this.kinds.includes(kind));
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
      if (tab.isAlive) around.oracle.saw(who, tab, { exam: exam.id, state, tasks: [] });
    });
    this.#watchTime(exam);
    void this.#askAgain();
    tab.wakes.subscribe((sign) => {
      if (sign === 'visible') void this.#lookAtContent(exam);
    });
  }

  /** What is shown is read again when the candidate comes back to the page, and logs in if it asks for that. */
  async #lookAtContent(exam: Exam): Promise<void> {
    const { content } = (this.portal as Portal)(examTokens.examQueries);
    const look = () => content(exam);
    const loggedIn = async (error: unknown) => {
      if (!isSessionOver(error)) return null;
      await this.logIn();
      return look();
    };
    const paper = await look()
      .catch(loggedIn)
      .catch(() => null);
    if (paper) this.attempt?.merge(paper);
    if (paper) this.saw(paper);
  }

  /** The page has read the exam again. */
  protected saw(_: ExamContent): void {}

  #watchTime(exam: Exam): void {
    const portal = this.portal as Portal;
    this.exam = exam;
    if (this.#deadline === deadlineOf(exam)) return;
    this.#deadline = deadlineOf(exam);
    this.#countdown?.unsubscribe();
    this.#countdown = portal(examTokens.watchCountdown)(exam).subscribe(({ remaining, over, estimated }) => {
      if (!this.tab.isAlive) return;
      if (remaining !== null && !estimated)
        this.around.oracle.countdown(this.who, this.tab, { exam: exam.id, deadline: deadlineOf(exam) ?? 0, remaining });
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

  override async goOn(): Promise<void> {
    if (this.attempt?.state.value.closed) this.attempt.resume();
    await this.ask();
  }

  async ask(): Promise<void> {
    if (!this.portal || !this.attempt) return;
    const { exams } = this.portal(examTokens.examQueries);
    const all = await exams(this.who.trxId).catch(() => null);
    const exam = all?.exams.find(({ id }) => id === this.exam?.id);
    if (!exam) return;
    this.attempt?.renew(exam);
    this.#watchTime(exam);
  }

  async press(): Promise<void> {
    const { attempt, exam } = this;
    if (!attempt || !exam) return;
    const outcome = await attempt.submit();
    if (this.tab.isAlive && this.shown) this.around.oracle.outcome(this.who, this.shown, outcome);
  }

  type({ what, n, at }: Act): void {
    const { attempt, exam, content, tab, who } = this;
    const question = content?.questions[n % content.questions.length];
    if (!attempt || !exam || !question || question.kind === 'upload') return;
    if (what === 'doubt') return void attempt.doubt(question.id, n % 2 === 0);
    const value =
      question.kind === 'choice'
        ? (question.options[at % question.options.length]?.value ?? '')
        : `${who.mark}k${n}-${at}`;
    // a browser tells nothing of a choice that is chosen already, and this page may not know yet what was chosen on another device
    const isShown = attempt.state.value.answers.get(question.id)?.value === value;
    if (isShown && who.devices.length > 1) return;
    if (attempt.answer(question.id, value)) this.around.oracle.typed(who, exam.id, question.id, value, tab);
  }

  /**
   * Who goes on in a page that says that its answers are not saved wants what it shows, unless a later answer has taken its place, or
   * another page has taken over meanwhile.
   */
  async takeOver(): Promise<void> {
    const { attempt, exam, who, tab, around } = this;
    if (!attempt || !exam) return;
    const unsaved = this.warns ? [...attempt.state.value.answers].filter(([, { phase }]) => phase === 'saving') : [];
    await attempt.takeOver();
    if (unsaved.length === 0) return;
    await (this.portal as Portal)(timeTokens.clock).wait(readsMs);
    if (attempt.state.value.role !== 'writing') return;
    for (const [question, { value }] of unsaved)
      if (attempt.state.value.answers.get(question)?.value === value)
        around.oracle.typed(who, exam.id, question, value, tab);
  }

  /** Whether the page says that what it shows may be nowhere else. */
  override get warns(): boolean {
    return this.attempt?.state.value.overtaken === true;
  }

  override get isOver(): boolean {
    return this.attempt === null || this.attempt.state.value.handedIn;
  }

  flush(): void {
    void this.attempt?.flush();
  }

  override resume(): void {
    if (this.attempt?.state.value.sessionOver) this.attempt.resume();
  }

  async leave(): Promise<void> {
    const { attempt } = this;
    this.attempt = null;
    this.#countdown?.unsubscribe();
    this.tab.hides.next(); // a browser says so, and then the portal sends what it has
    await attempt?.close();
  }
}
