import { type BehaviorSubject, Subscription } from 'rxjs';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { AnswerVersion, ExamPaper } from '../../../domain/exam/question.ts';
import type { LogEntry } from '../../../domain/exam/sitting-log.ts';
import { AnswerSheet } from './answer-sheet.ts';
import { emergencyCopy } from './emergency-copy.ts';
import { OnlySubmission } from './only-submission.ts';
import { shownSitting } from './shown-sitting.ts';
import type { Sitting, SittingState, SubmitOutcome } from './sitting.ts';
import type { SittingDeps, SittingOpening } from './sitting-deps.ts';
import { type SittingJournal, sittingJournal } from './sitting-journal.ts';
import { type SittingPlace, subjectOfSitting } from './sitting-place.ts';
import { SittingTime } from './sitting-time.ts';
import { SittingTurns } from './sitting-turns.ts';
import { SittingWriter } from './sitting-writer.ts';
import { longestWrite, within } from './within.ts';

/** A running exam, open for answering (design, Outbox and Tabs). Nothing here rejects. */
export class LiveSitting implements Sitting {
  readonly state: BehaviorSubject<SittingState>;
  readonly #deps: SittingDeps;
  readonly #show: (change?: Partial<SittingState>) => void;
  readonly #place: SittingPlace;
  /** Another one each time this tab begins to write: what it made before may have been replaced meanwhile. */
  #device = '';
  readonly #time: SittingTime;
  readonly #sheet: AnswerSheet;
  readonly #journal: SittingJournal;
  readonly #turns: SittingTurns;
  readonly #subscriptions = new Subscription();
  #paper: ExamPaper;
  #writer: SittingWriter | null = null;
  readonly #submission = new OnlySubmission();
  /** Another tab did not wait until this one had stored what it had. */
  #cut = false;

  constructor(deps: SittingDeps, { exam, paper, user }: SittingOpening) {
    this.#deps = deps;
    this.#time = new SittingTime(deps, exam);
    this.#paper = paper;
    this.#place = { user, subject: subjectOfSitting(exam) };
    this.#sheet = new AnswerSheet(paper);
    this.#sheet.restore(paper.answers, null); // a tab that may only read shows what the server has
    this.#journal = sittingJournal(deps.drafts, this.#place, () => this.#time.stamp());
    ({ state: this.state, show: this.#show } = shownSitting(this.#sheet));
    this.#turns = new SittingTurns({
      begin: (goesOn) => this.#begin(goesOn),
      finish: () => {
        this.#show({ role: 'reading' });
        return this.flush();
      },
      stop: (overtaken) => this.#stop(overtaken),
    });
  }

  /** Lets tabs and browser call in, which they may do at once: nothing calls into the constructor. */
  start(): void {
    const deps = this.#deps;
    this.#turns.start(deps.tabs, `exam ${JSON.stringify(this.#place)}`);
    this.#subscriptions.add(deps.drafts.listen(({ kind }) => kind === 'lost' && this.#lose()));
    this.#subscriptions.add(deps.pageLife.wakes().subscribe(() => this.sendNow()));
    this.#subscriptions.add(
      deps.pageLife.hides().subscribe(() => {
        void this.flush();
        this.#writer?.lastChance();
      }),
    );
  }

  answer(questionId: string, value: string): boolean {
    return this.#edit(questionId, { value });
  }

  doubt(questionId: string, doubtful: boolean): boolean {
    return this.#edit(questionId, { doubtful });
  }

  choose(questionId: string, { value, doubtful }: AnswerVersion): boolean {
    return this.#edit(questionId, { value, doubtful });
  }

  async flush(): Promise<void> {
    await Promise.all([this.#writer?.flush(), this.#journal.flush()]);
  }

  sendNow(): void {
    this.#writer?.sendNow();
  }

  resume(): void {
    if (this.state.value.sessionOver) this.#journal.note('resumed');
    this.#show({ sessionOver: false, closed: null });
    this.#writer?.resume();
  }

  merge(paper: ExamPaper): void {
    this.#paper = paper;
    this.#sheet.ask(paper.questions);
    this.#sheet.merge(paper.answers);
    if (this.#writer) this.#writer.changed();
    else this.#show();
  }

  renew(exam: Exam): void {
    if (!this.#time.renew(exam)) return;
    this.#sheet.forgive();
    this.#writer?.changed({}, '');
  }

  seal(sealed: boolean): void {
    if (sealed === this.state.value.sealed || this.#submission.done) return;
    if (sealed) this.#journal.note('timeOver');
    this.#show({ sealed });
    void this.flush();
    this.sendNow();
  }

  connectionSeen(): void {
    if (this.state.value.connection === 'regained') this.#show({ connection: 'fine' });
  }

  takeOver(): Promise<void> {
    return this.#turns.takeOver();
  }

  submit(): Promise<SubmitOutcome> {
    return this.#submission.by(this.#writer, () => this.#show({ sealed: true }));
  }

  log(): readonly LogEntry[] {
    return this.#journal.entries();
  }

  unsentAnswers(): string {
    return emergencyCopy(this.#time.exam, this.#time.stamp(), this.#sheet.emergencyCopy());
  }

  async close(): Promise<void> {
    this.#subscriptions.unsubscribe();
    this.#writer?.stopSending();
    await within(this.#deps.clock, longestWrite, this.flush());
    this.#writer?.abandon();
    this.#writer = null;
    this.#journal.close();
    this.#turns.end();
  }

  #edit(questionId: string, change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>): boolean {
    const { role, sealed, closed } = this.state.value;
    const shut = sealed || closed || this.#submission.running || this.#time.over;
    if (role !== 'writing' || !this.#writer || shut || !this.#sheet.has(questionId)) return false;
    const made = { device: this.#device, answeredAt: this.#time.stamp() };
    if (this.#sheet.edit(questionId, change, made)) this.#writer?.changed({}, change.value ?? '');
    return true;
  }

  /** This tab may write: it begins with what the server has and what this device had not sent (fault matrix 30, 31, 34). */
  async #begin(goesOn: () => boolean): Promise<void> {
    const { interrupted } = this.#turns;
    const writer = new SittingWriter(this.#deps, {
      exam: this.#time.exam,
      place: this.#place,
      sheet: this.#sheet,
      journal: this.#journal,
      state: () => this.state.value,
      show: (change) => this.#show(change),
      overtaken: () => this.#turns.stop(true),
    });
    // where that fails, what is known stays: the server puts what is answered on it in order
    const reread = interrupted ? this.#deps.exams.paper(this.#time.exam).catch(() => null) : null;
    const [{ durable, versions, unopened }, , paper] = await Promise.all([writer.read(), this.#journal.open(), reread]);
    if (!goesOn()) return writer.abandon();
    if (paper) this.merge(paper);
    this.#sheet.restore(this.#paper.answers, durable ? versions : null);
    this.#writer = writer;
    this.#cut = false;
    this.#device = this.#deps.ids.next();
    this.#journal.note(interrupted ? 'takenOver' : 'opened');
    writer.changed({ role: 'writing', durable, unopened, overtaken: false });
    writer.sendNow();
  }

  #stop(overtaken: boolean): void {
    this.#writer?.abandon();
    this.#writer = null;
    this.#cut ||= overtaken;
    this.#show({ role: 'reading', ...this.#unkept() });
  }

  /** Of a tab that was cut short nobody has taken over what the storage held: it learns late that this is gone. */
  #lose(): void {
    this.#sheet.lose();
    if (this.#cut) this.#show(this.#unkept());
  }

  #unkept(): Pick<SittingState, 'durable' | 'overtaken'> {
    const { unkept } = this.#sheet;
    return { durable: !unkept, overtaken: this.state.value.overtaken || unkept };
  }
}
