import {
  type AnswerEntry,
  acknowledged,
  edited,
  emptyEntry,
  forgiven,
  found,
  merged,
  missedBy,
  type PendingVersion,
  refusedWith,
  restored,
  shownOf,
  standingOf,
  unsentOf,
  type VersionId,
} from '../../../domain/exam/answer-entry.ts';
import { answersText } from '../../../domain/exam/answers-text.ts';
import type { AnswerToSave, AnswerVersion, ExamPaper, SaveReply, ServerAnswer } from '../../../domain/exam/question.ts';
import { viewOf } from './answer-view.ts';
import type { CopiedAnswer } from './emergency-copy.ts';
import type { AnswerView } from './sitting.ts';

/** The answers of a paper in this page's memory, and what the candidate sees of them. */
export class AnswerSheet {
  /** How often the server has said no to a submission of it: each no makes the next one another request (fault matrix 74). */
  submissionsRefused = 0;
  #ids: readonly string[] = [];
  readonly #entries = new Map<string, AnswerEntry>();
  readonly #kept = new Map<string, readonly VersionId[]>();
  readonly #failing = new Set<string>();
  /** Questions whose unacknowledged versions are not what was last given to the storage. */
  readonly #changed = new Set<string>();
  #views: ReadonlyMap<string, AnswerView> = new Map();

  constructor({ questions }: Pick<ExamPaper, 'questions'>) {
    this.ask(questions);
  }

  /** The questions of the paper, which may have been changed meanwhile; what was answered of one that is gone is kept. */
  ask(questions: ExamPaper['questions']): void {
    this.#ids = [...new Set([...questions.map(({ id }) => id), ...this.#entries.keys()])];
    this.#show(this.#ids);
  }

  /** One object for each question, which is replaced when it changes; the map as well. */
  get views(): ReadonlyMap<string, AnswerView> {
    return this.#views;
  }

  has(questionId: string): boolean {
    return this.#ids.includes(questionId);
  }

  /** Begins with what the server has, and what this device had not sent; null where that could not be read. */
  restore(answers: readonly ServerAnswer[], stored: ReadonlyMap<string, readonly PendingVersion[]> | null): void {
    if (!stored) {
      this.merge(answers);
      return;
    }
    const server = new Map(answers.map((answer) => [answer.questionId, answer]));
    for (const id of this.#ids) {
      const versions = stored.get(id) ?? [];
      const entry = restored(this.#entry(id), server.get(id), versions, this.#kept.get(id));
      this.#entries.set(id, entry);
      this.#kept.set(id, versions);
      const same = entry.pending.length === versions.length && entry.pending.every((each) => versions.includes(each));
      if (!same) this.#changed.add(id); // the server has some of them, or some are only here
    }
    this.#show(this.#ids);
  }

  /** A change on this page; false when it is none. */
  edit(
    questionId: string,
    change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>,
    made: Pick<AnswerVersion, 'device' | 'answeredAt'>,
  ): boolean {
    const entry = this.#entry(questionId);
    const { value, doubtful } = { value: '', doubtful: false, ...shownOf(entry) };
    const refused = this.#views.get(questionId)?.phase === 'refused'; // the same once more may be taken now
    if (!refused && (change.value ?? value) === value && (change.doubtful ?? doubtful) === doubtful) return false;
    this.#put(questionId, edited(entry, change, made));
    return true;
  }

  /** What the server said to a save. */
  take({ saved, refused, answers }: SaveReply): void {
    for (const each of saved) this.#put(each.questionId, acknowledged(this.#entry(each.questionId), each));
    for (const { reason, ...each } of refused) {
      this.#put(each.questionId, refusedWith(this.#entry(each.questionId), each, reason));
    }
    this.merge(answers);
  }

  /** What the server has now. */
  merge(answers: readonly ServerAnswer[]): void {
    for (const each of answers) this.#put(each.questionId, merged(this.#entry(each.questionId), each));
  }

  /** All that the server has now, after it said that it has not what this page believed: what it does not list it has lost. */
  correct(answers: readonly ServerAnswer[]): void {
    const has = new Map(answers.map(({ questionId, current }) => [questionId, current]));
    for (const id of this.#ids) this.#put(id, missedBy(this.#entry(id), { current: has.get(id) ?? null }));
    this.merge(answers);
  }

  /** What was refused may be taken now. */
  forgive(): void {
    for (const id of this.#ids) this.#put(id, forgiven(this.#entry(id)));
  }

  /** What stood on the device all the time, and could not be read before. */
  adopt(questionId: string, versions: readonly PendingVersion[]): void {
    this.#kept.set(questionId, [...(this.#kept.get(questionId) ?? []), ...versions]);
    this.#changed.add(questionId); // what stands there is not what is unsent, or not all of it
    this.#put(questionId, found(this.#entry(questionId), versions));
  }

  /** The versions to be stored of each answer that changed since the last call; an empty list when the server has taken all. */
  changes(): readonly (readonly [string, readonly PendingVersion[]])[] {
    const changes = [...this.#changed].map((id) => [id, this.#entry(id).pending] as const);
    this.#changed.clear();
    return changes;
  }

  /** These versions stand in the device's storage. */
  keep(questionId: string, versions: readonly PendingVersion[]): void {
    this.#kept.set(questionId, versions);
    this.#show([questionId]);
  }

  /** The device's storage was taken away: all that the server has not taken is to be stored again. */
  lose(): void {
    this.#kept.clear();
    for (const id of this.#ids) if (this.#entry(id).pending.length > 0) this.#changed.add(id);
    this.#show(this.#ids);
  }

  /** Sending these failed; they stay so until the server has taken them. */
  fail(questionIds: readonly string[]): void {
    for (const id of questionIds) this.#failing.add(id);
    this.#show(questionIds);
  }

  /** What the server has not taken, in the order of the paper. */
  unsent(): AnswerToSave[] {
    return this.#ids.flatMap((questionId) =>
      unsentOf(this.#entry(questionId)).map(({ refusal, ...version }) => ({ questionId, ...version })),
    );
  }

  /** How many answers the server will not take. */
  get refused(): number {
    return [...this.#views.values()].filter(({ phase }) => phase === 'refused').length;
  }

  /** Whether something is not even in the device's storage. */
  get unkept(): boolean {
    return [...this.#views.values()].some(({ phase }) => phase === 'saving');
  }

  /** What is unsent or refused, for a file that the candidate can keep. */
  emergencyCopy(): readonly CopiedAnswer[] {
    return this.#ids.flatMap((questionId) =>
      this.#entry(questionId).pending.map((version) => ({ questionId, ...version })),
    );
  }

  /** What the digest of a submission is made of. */
  standingText(): string {
    return answersText(this.#ids, (id) => {
      const entry = this.#entry(id);
      return entry.file?.id ?? standingOf(entry)?.value;
    });
  }

  #entry(questionId: string): AnswerEntry {
    return this.#entries.get(questionId) ?? emptyEntry;
  }

  #put(questionId: string, entry: AnswerEntry): void {
    if (!this.has(questionId) || entry === this.#entry(questionId)) return; // the server may name questions that are no longer on the paper
    if (entry.pending !== this.#entry(questionId).pending) this.#changed.add(questionId);
    this.#entries.set(questionId, entry);
    if (unsentOf(entry).length === 0) this.#failing.delete(questionId);
    this.#show([questionId]);
  }

  #show(questionIds: readonly string[]): void {
    const views = new Map(this.#views);
    for (const id of questionIds) {
      const stored = this.#kept.get(id) ?? [];
      views.set(id, viewOf(this.#entry(id), { stored, failing: this.#failing.has(id) }));
    }
    this.#views = views;
  }
}
