import type { AttemptEffect, AttemptEvent } from '../../../domain/exam/attempt-events.ts';
import { learntFrom } from '../../../domain/exam/attempt-log.ts';
import { type ExamAttempt, heldIn, isWriter, unsentIn } from '../../../domain/exam/attempt-state.ts';
import { isOfAttempt } from '../../../domain/exam/earlier-start.ts';
import { deadlineOf, type Exam, withinAttempt } from '../../../domain/exam/exam.ts';
import type { ApiFailure } from '../../api-failure.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { DraftStore } from '../../ports/device/draft-store.ts';
import type { Hasher } from '../../ports/device/hasher.ts';
import type { IdSource } from '../../ports/device/id-source.ts';
import type { PageLife } from '../../ports/device/page-life.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import type { TabLeader } from '../../ports/device/tab-leader.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { type AnswerDrafts, answerDrafts } from './answer-drafts.ts';
import type { AttemptKey } from './attempt-key.ts';
import { attemptLog, endedStarts } from './attempt-log.ts';
import { lookAtAnswers } from './look-at-answers.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { IsOfAttempt } from './stored-attempt.ts';
import { examOf } from './submit-answers.ts';
import { longestWrite, withTimeout } from './with-timeout.ts';

export interface AttemptDeps {
  readonly exams: Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'>;
  readonly drafts: DraftStore;
  readonly tabs: TabLeader;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'now'>;
  readonly pageLife: PageLife;
  readonly random: RandomSource;
  readonly ids: IdSource;
  readonly hasher: Hasher;
  readonly partialSaves: boolean;
}

interface Loop {
  readonly attemptKey: AttemptKey;
  readonly exam: () => Exam;
  readonly attempt: () => ExamAttempt;
  readonly tell: (event: AttemptEvent, closedBy?: ApiFailure) => void;
}

/** Runs the side effects of an attempt on the device and the server. No method rejects. */
export class AttemptEffects {
  readonly #deps: AttemptDeps;
  readonly #loop: Loop;
  readonly #log;
  #drafts: AnswerDrafts | null = null;
  #outbox: Outbox | null = null;
  readonly #look: () => Promise<void>;
  readonly #serverNow = () => this.#deps.serverClock.now(this.#loop.exam());

  constructor(deps: AttemptDeps, loop: Loop) {
    this.#deps = deps;
    this.#loop = loop;
    this.#log = attemptLog(deps.drafts, loop.attemptKey);
    this.#look = lookAtAnswers({ ...deps, ...loop });
  }

  run(effect: AttemptEffect): void {
    switch (effect.kind) {
      case 'write':
        this.#drafts?.put(effect.questionId, effect.versions);
        break;
      case 'send':
        if (effect.pause === null) this.sendNow();
        else this.#outbox?.soon(effect.pause);
        break;
      case 'sendAgain':
        this.#outbox?.resume();
        break;
      case 'look':
        void this.#look();
        break;
      case 'flush':
        void this.flush();
        break;
      case 'begin':
        void this.#begin(effect.turn, effect.again);
        break;
      case 'stop':
        this.#drafts?.abandon();
        this.#outbox?.stop();
        [this.#drafts, this.#outbox] = [null, null];
        break;
      case 'log':
        this.#log.note({ at: this.stamp(), event: effect.event, count: effect.count });
    }
  }

  /** The server's time as an ISO instant; until it is known, the device's time, clamped to the attempt. */
  stamp(): string {
    return new Date(this.#serverNow() ?? withinAttempt(this.#loop.exam(), this.#deps.clock.now())).toISOString();
  }

  /** Whether the deadline has passed on the server's clock (false while unknown), however late the timer fires (fault matrix 24). */
  get isOver(): boolean {
    return (this.#serverNow() ?? 0) >= (deadlineOf(this.#loop.exam()) ?? Number.POSITIVE_INFINITY);
  }

  /** `now`: without a pause. `seen`: the candidate looks at the page again. `cameBack`: the network is back. */
  sendNow(why: 'now' | 'seen' | 'cameBack' = 'now'): void {
    if (!isWriter(this.#loop.attempt())) return;
    this.#outbox?.[why]();
    void this.#lookForStorage();
  }

  /** Flushes the drafts and sends without waiting for a reply, because the page may be going away. */
  lastChance(): void {
    void this.flush();
    if (isWriter(this.#loop.attempt())) this.#outbox?.lastChance();
  }

  async flush(): Promise<void> {
    const stored = async () => {
      await Promise.all([this.#drafts?.flush(), this.#lookForStorage()]);
      await this.#drafts?.flush();
    };
    await Promise.all([stored(), this.#log.flush()]);
  }

  /** Flushes the drafts, then pauses sending, because the submission that follows contains every answer. */
  async holdStill(): Promise<void> {
    const [drafts, box] = [this.#drafts, this.#outbox];
    await this.#shortly(drafts?.flush());
    await drafts?.readAgain();
    await box?.hold();
  }

  /** Stops sending after a submission. Answers not proven to be on the server stay on the device, and then the log stays too. */
  async submitted(): Promise<void> {
    this.#outbox?.stop();
    const { records } = this.#loop.attempt();
    const isLeft = [...records.values()].some(({ entry }) => entry.pending.length > 0);
    await this.#shortly(Promise.all([this.#drafts?.flush(), isLeft ? this.#log.flush() : this.#log.forget()]));
  }

  async leave(): Promise<void> {
    this.#outbox?.stop();
    await this.#shortly(this.flush());
    this.#log.close();
  }

  async #begin(turn: number, again: boolean): Promise<void> {
    const { exams, ids } = this.#deps;
    const { attemptKey, exam, tell } = this.#loop;
    const drafts = answerDrafts(this.#deps, attemptKey, tell, () => this.#ofAttempt());
    const box = this.#newOutbox();
    [this.#drafts, this.#outbox] = [drafts, box];
    // If this read fails, the known content stays: the server merges the answers that are based on it
    const reading = again ? exams.content(exam()).catch(() => null) : null;
    const [stored, , content] = await Promise.all([drafts.read(), this.#log.open(), reading]);
    const learnt = learntFrom(this.#log.entries());
    if (learnt.deviceOnly) box.declined();
    tell({ kind: 'begun', turn, device: ids.next(), stored, content, learnt });
    if (again && !content) void this.#look();
  }

  async #ofAttempt(): Promise<IsOfAttempt> {
    const { attemptKey, exam } = this.#loop;
    const ended = await endedStarts(this.#deps.drafts, attemptKey);
    const now = this.#serverNow();
    return (start, version) => !ended.has(start) && isOfAttempt(exam(), { start, now, version });
  }

  #left(): number | null {
    const deadline = deadlineOf(this.#loop.exam());
    return deadline === null ? null : deadline - Date.parse(this.stamp());
  }

  #newOutbox(): Outbox {
    const { clock, random, exams, partialSaves } = this.#deps;
    const { attempt, exam, tell } = this.#loop;
    return outbox({
      clock,
      random,
      unsent: () => (partialSaves && !attempt().takenEarly ? unsentIn(attempt()) : []),
      acknowledged: () => attempt().acknowledged,
      left: () => this.#left(),
      save: (answers, options) => exams.save(exam(), answers, options),
      held: () => heldIn(attempt()),
      isOpen: async () => (await examOf(exams, exam()))?.status === 'running',
      tell,
    });
  }

  /** Not every browser reports lost storage; without this check, only the next write would notice. */
  async #lookForStorage(): Promise<void> {
    const attempt = this.#loop.attempt();
    if (isWriter(attempt) && unsentIn(attempt).length > 0) await this.#deps.drafts.holdsAny(this.#loop.attemptKey.user);
  }

  #shortly(work: Promise<unknown> = Promise.resolve()): Promise<void> {
    return withTimeout(this.#deps.clock, longestWrite, work);
  }
}
