import { sendPause } from '../../../domain/exam/retry-delay.ts';
import type { ApiFailure } from '../../api-failure.ts';
import type { ExamKey } from '../../ports/exam/exam-repository.ts';
import { type AnswerDrafts, answerDrafts, type DraftWritten, type StoredAnswers } from './answer-drafts.ts';
import { type Hearing, hearOutbox } from './hear-outbox.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { SittingState, SubmitOutcome } from './sitting.ts';
import type { SittingDeps } from './sitting-deps.ts';
import type { SittingPlace } from './sitting-place.ts';
import { examOf } from './submit-exam.ts';
import { submitSitting } from './submit-sitting.ts';
import { longestWrite, within } from './within.ts';

export interface WriterParts extends Hearing {
  readonly exam: ExamKey;
  /** Whose drafts, and of what. */
  readonly place: SittingPlace;
  /** Another tab has written: this one takes nothing any more. */
  readonly overtaken: () => void;
}

/** Milliseconds until a storage that could not be read is read again. */
const readAgain = 3_000;

/** What a sitting has while its tab is the one that writes: the way to the device's storage and the way to the server. */
export class SittingWriter {
  readonly #deps: SittingDeps;
  readonly #parts: WriterParts;
  readonly #drafts: AnswerDrafts;
  #outbox: Outbox;
  #abandoned = false;
  /** Whether all that stands in the storage was read. */
  #readable = false;
  /** The storage was taken away, and what it held is not stored again yet. */
  #lost = false;
  /** Something was stored, or shown. */
  #begun = false;
  readonly #stopListening: () => void;

  constructor(deps: SittingDeps, parts: WriterParts) {
    this.#deps = deps;
    this.#parts = parts;
    this.#drafts = answerDrafts(deps, parts.place, (outcome) => this.#wrote(outcome));
    this.#outbox = this.#newOutbox();
    this.#stopListening = deps.drafts.listen(({ kind }) => kind === 'lost' && this.#lose());
  }

  /** What this device had not sent. Where the storage cannot be read it is tried again, until it can: nothing that stands in it is passed over. */
  async read(): Promise<StoredAnswers> {
    const stored = await this.#drafts.read();
    this.#readable = stored.durable;
    if (!stored.durable) void this.#readLater();
    return stored;
  }

  /** Stores and shows what changed on the sheet; `edited` is a value that has to be sent. */
  changed(change: Partial<SittingState> = {}, edited?: string): void {
    const { sheet, journal, state, show } = this.#parts;
    this.#begun = true;
    const lost = this.#lost && sheet.unsent().length > 0;
    if (this.#lost) sheet.lose();
    if (lost) this.#drafts.lose();
    this.#lost = false;
    for (const [questionId, versions] of sheet.changes()) this.#drafts.put(questionId, versions);
    const regained = state().connection === 'lost' && sheet.unsent().length === 0;
    if (regained) journal.note('regained');
    show({ ...(regained && { connection: 'regained' }), ...change, ...(lost && { durable: false }) });
    if (edited !== undefined) this.#outbox.soon(sendPause(edited));
  }

  /** Stores what is not stored yet, also what the storage had and does not have any more. */
  async flush(): Promise<void> {
    await Promise.all([this.#drafts.flush(), this.#lookForStorage()]);
    await this.#drafts.flush();
  }

  sendNow(): void {
    this.#outbox.now();
    void this.#lookForStorage();
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
    this.#abandoned = true;
    this.#outbox.stop();
  }

  /** Takes and writes nothing any more. */
  abandon(): void {
    this.#abandoned = true;
    this.#outbox.stop();
    this.#drafts.abandon();
    this.#stopListening();
  }

  /** Stores and sends all, then submits; what the server refused stays on the device. */
  async submit(): Promise<SubmitOutcome> {
    const { exam, place, sheet, journal } = this.#parts;
    const outcome = await submitSitting(this.#deps, {
      exam,
      subject: place.subject,
      sheet,
      sendAll: () => this.#sendAll(),
      goesOn: () => !this.#abandoned,
      changed: () => this.changed(),
    });
    if (!('receipt' in outcome)) return outcome;
    this.#outbox.stop();
    journal.note('submitted');
    await within(this.#deps.clock, longestWrite, Promise.all([this.#drafts.flush(), journal.forget()]));
    return outcome;
  }

  /** Not every browser tells when it takes the storage away: what is unsent would be missed only with the next write. */
  async #lookForStorage(): Promise<void> {
    const { place, sheet } = this.#parts;
    if (sheet.unsent().length > 0) await this.#deps.drafts.holdsAny(place.user);
  }

  /** All that the server has not taken is stored again, and sent (fault matrix 69); while this tab only begins to write, as soon as it does. */
  #lose(): void {
    this.#lost = true;
    if (!this.#begun) return;
    this.changed();
    if (this.#parts.sheet.unkept) this.#outbox.soon(0);
  }

  async #sendAll(): Promise<ApiFailure | null> {
    await within(this.#deps.clock, longestWrite, this.#drafts.flush());
    if (!this.#readable) await this.#readOnce();
    return this.#outbox.drain();
  }

  async #readLater(): Promise<void> {
    while (!this.#abandoned && !this.#readable) {
      await this.#deps.clock.wait(readAgain);
      await this.#readOnce();
    }
  }

  /** What could not be read at the beginning comes to what was answered since. */
  async #readOnce(): Promise<void> {
    const { durable, versions, unopened } = await this.#drafts.read();
    if (!durable || this.#readable || this.#abandoned) return;
    this.#readable = true;
    for (const [questionId, found] of versions) this.#parts.sheet.adopt(questionId, found);
    this.changed({ durable: this.#drafts.durable, unopened }, '');
  }

  #newOutbox(): Outbox {
    const { exams, clock, chance } = this.#deps;
    const { exam, sheet } = this.#parts;
    return outbox({
      clock,
      chance,
      unsent: () => sheet.unsent(),
      save: (answers, options) => exams.save(exam, answers, options),
      isOpen: async () => (await examOf(exams, exam))?.status === 'running',
      news: hearOutbox(this.#parts, () => this.changed()),
    });
  }

  #wrote(outcome: DraftWritten): void {
    const { sheet, state, show, overtaken } = this.#parts;
    switch (outcome.kind) {
      case 'overtaken':
        overtaken();
        break;
      case 'found':
        sheet.adopt(outcome.questionId, outcome.versions);
        this.changed({}, '');
        break;
      case 'written':
        sheet.keep(outcome.questionId, outcome.durable ? outcome.versions : []);
        show({
          durable: this.#drafts.durable,
          unopened: state().unopened.filter((id) => id !== outcome.questionId), // written over
        });
        if (!outcome.durable) this.#outbox.soon(0); // the server is the only safe place now
    }
  }
}
