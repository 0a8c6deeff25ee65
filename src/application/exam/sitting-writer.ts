import { sendPause } from '../../domain/exam/retry-delay.ts';
import { isRefusal } from '../api-failure.ts';
import type { ExamKey, SaveReply } from '../ports/exam-repository.ts';
import { type AnswerDrafts, answerDrafts, type DraftWritten } from './answer-drafts.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { type Outbox, type OutboxNews, outbox } from './outbox.ts';
import type { SittingState, SubmitOutcome } from './sitting.ts';
import type { SittingDeps } from './sitting-deps.ts';
import type { SittingJournal } from './sitting-journal.ts';
import { submitExam } from './submit-exam.ts';

export interface WriterParts {
  readonly exam: ExamKey;
  /** Whose drafts, and of what. */
  readonly place: { readonly user: string; readonly subject: string };
  readonly sheet: AnswerSheet;
  readonly journal: SittingJournal;
  readonly state: () => SittingState;
  /** Shows what the sheet holds now, with these changes. */
  readonly show: (change?: Partial<SittingState>) => void;
  /** Another tab has written: this one takes nothing any more. */
  readonly overtaken: () => void;
  /** Reads what the server has. */
  readonly reread: () => Promise<void>;
}

/** What a sitting has while its tab is the one that writes: the way to the device's storage and the way to the server. */
export class SittingWriter {
  readonly #deps: SittingDeps;
  readonly #parts: WriterParts;
  readonly #drafts: AnswerDrafts;
  #outbox: Outbox;

  constructor(deps: SittingDeps, parts: WriterParts) {
    this.#deps = deps;
    this.#parts = parts;
    this.#drafts = answerDrafts(deps, parts.place, (outcome) => this.#wrote(outcome));
    this.#outbox = this.#newOutbox();
  }

  /** What this device had not sent. */
  read(): ReturnType<AnswerDrafts['read']> {
    return this.#drafts.read();
  }

  /** Stores and shows what changed on the sheet; `edited` is a value that has to be sent. */
  changed(change: Partial<SittingState> = {}, edited?: string): void {
    for (const [questionId, versions] of this.#parts.sheet.changes()) this.#drafts.put(questionId, versions);
    this.#parts.show(change);
    if (edited !== undefined) this.#outbox.soon(sendPause(edited));
  }

  flush(): Promise<void> {
    return this.#drafts.flush();
  }

  sendNow(): void {
    this.#outbox.now();
  }

  lastChance(): void {
    this.#outbox.lastChance();
  }

  /** Sends again after the session was over or the exam closed. */
  resume(): void {
    this.#outbox.stop();
    this.#outbox = this.#newOutbox();
    this.#outbox.now();
  }

  /** Sends no more; what is not stored yet is. */
  stopSending(): void {
    this.#outbox.stop();
  }

  /** Takes and writes nothing any more. */
  abandon(): void {
    this.#outbox.stop();
    this.#drafts.abandon();
  }

  /** Stores and sends all, then submits; gives the exam up only for a receipt. */
  async submit(): Promise<SubmitOutcome> {
    const { exam, sheet, reread } = this.#parts;
    await this.#drafts.flush();
    const error = await this.#outbox.drain();
    if (error) return { kind: 'failed', error };
    const digest = this.#deps.digest.sha256(sheet.standingText());
    const outcome = await submitExam(this.#deps)({ exam, digest });
    if ('receipt' in outcome) await this.#submitted();
    else if (isRefusal(outcome.error)) await reread(); // the server may have other answers than this page believed
    return outcome;
  }

  #newOutbox(): Outbox {
    const { exams, clock, chance } = this.#deps;
    const { exam, sheet } = this.#parts;
    return outbox({
      clock,
      chance,
      unsent: () => sheet.unsent(),
      save: (answers, options) => exams.save(exam, answers, options),
      news: (news) => this.#heard(news),
    });
  }

  #wrote(outcome: DraftWritten): void {
    if (outcome.kind === 'overtaken') {
      this.#parts.overtaken();
      return;
    }
    this.#parts.sheet.keep(outcome.questionId, outcome.versions);
    this.#parts.show({ durable: outcome.durable });
    if (!outcome.durable) this.#outbox.now(); // the server is the only safe place now
  }

  #took({ saved, refused, answers }: SaveReply): void {
    const { sheet, journal, state } = this.#parts;
    if (saved.length > 0) journal.note('saved', saved.length);
    if (refused.length > 0) journal.note('refused', refused.length);
    sheet.take({ saved, refused, answers });
    const regained = state().connection === 'lost' && sheet.unsent().length === 0;
    if (regained) journal.note('regained');
    this.changed(regained ? { connection: 'regained' } : {});
  }

  #heard(news: OutboxNews): void {
    const { sheet, journal, state, show } = this.#parts;
    switch (news.kind) {
      case 'saved':
        this.#took(news.reply);
        break;
      case 'failing':
        sheet.fail(news.sent.map(({ questionId }) => questionId));
        if (news.connection && state().connection !== 'lost') journal.note('lost');
        show(news.connection ? { connection: 'lost' } : {});
        break;
      case 'sessionOver':
        journal.note('sessionOver');
        show({ sessionOver: true });
        break;
      case 'closed':
        show({ closed: news.error });
    }
  }

  /** The server has all: nothing stays on the device. */
  async #submitted(): Promise<void> {
    const { sheet, journal } = this.#parts;
    this.#outbox.stop();
    journal.note('submitted');
    for (const { questionId } of sheet.emergencyCopy()) this.#drafts.put(questionId, []);
    await Promise.all([this.#drafts.flush(), journal.forget()]);
  }
}
