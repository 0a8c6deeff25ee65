import type { RecordEntry } from '../../../domain/exam/exam-record.ts';
import { fieldsOf } from '../../fields-of.ts';
import type { Clock } from '../../ports/device/clock.ts';
import { type DraftKey, type DraftStore, recordForm } from '../../ports/device/draft-store.ts';
import type { IdSource } from '../../ports/device/id-source.ts';
import type { ExamKey } from '../../ports/exam/exam-repository.ts';
import { subjectOfExam } from '../attempt/attempt-key.ts';
import { isEntry } from './read-record-file.ts';

/** A record is stored in parts, so that each write is small, and pages and tabs do not overwrite each other's entries. */
const partLength = 100;
const mostParts = 40;
const keptMs = 60 * 24 * 60 * 60_000;
const betweenWritesMs = 5_000;

const prefixOf = (exam: ExamKey): string => `catatan/${subjectOfExam(exam)}`;

const entriesIn = (values: unknown): readonly RecordEntry[] => {
  const { entries } = fieldsOf(values);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
};

/** All entries of this exam on this device, also of other pages, the oldest first. */
export const readRecord = async (
  drafts: Pick<DraftStore, 'readAll'>,
  exam: ExamKey,
  user: string,
): Promise<readonly RecordEntry[]> => {
  const found = await drafts.readAll(user, recordForm, prefixOf(exam));
  return [...found.drafts.values()].flatMap(({ content }) => entriesIn(content?.values)).sort((a, b) => a.at - b.at);
};

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'readAll' | 'save'>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

interface Part {
  readonly key: DraftKey;
  readonly base: string;
}

/** Holds entries in memory and writes them 5 s after the first of them, or at `flush`. No method rejects. */
export class RecordParts {
  readonly #deps: Deps;
  readonly #exam: ExamKey;
  readonly #user: string;
  #entries: RecordEntry[] = [];
  /** Read ahead, because what was read before a log-out cannot be written after it. Null if the storage could not be read. */
  #part: Promise<Part | null>;
  #isDue = false;
  #isChanged = false;
  /** The person has logged out: nothing more is written. */
  #isOver = false;
  #tail: Promise<void>;

  constructor(deps: Deps, exam: ExamKey, user: string) {
    [this.#deps, this.#exam, this.#user] = [deps, exam, user];
    this.#part = this.#newPart();
    this.#tail = this.#removeOldest().catch(() => undefined);
  }

  add(entry: RecordEntry): void {
    this.#entries.push(entry);
    this.#isChanged = true;
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#deps.clock.wait(betweenWritesMs).then(() => {
      this.#isDue = false;
      return this.flush();
    });
  }

  flush(): Promise<void> {
    this.#tail = this.#tail.then(() => this.#write()).catch(() => undefined);
    return this.#tail;
  }

  async #write(): Promise<void> {
    if (!this.#isChanged || this.#isOver) return;
    this.#isChanged = false;
    const part = (await this.#part) ?? (await this.#newPart());
    if (!part) return;
    const { key, base } = part;
    const entries = [...this.#entries];
    const until = this.#deps.clock.now() + keptMs;
    const outcome = await this.#deps.drafts.save(key, base, { values: { entries }, files: new Map(), until });
    if (outcome.kind === 'overtaken') {
      this.#isOver = true;
      return;
    }
    this.#part = Promise.resolve({ key, base: outcome.revision });
    if (entries.length < partLength) return;
    this.#entries = this.#entries.slice(entries.length);
    this.#part = this.#newPart();
  }

  #newPart(): Promise<Part | null> {
    const { drafts, ids } = this.#deps;
    const key = { user: this.#user, form: recordForm, subject: `${prefixOf(this.#exam)}${ids.next()}` };
    return drafts.read(key).then(
      ({ revision }) => ({ key, base: revision }),
      () => null,
    );
  }

  async #removeOldest(): Promise<void> {
    const { drafts } = this.#deps;
    const found = await drafts.readAll(this.#user, recordForm, prefixOf(this.#exam));
    const parts = [...found.drafts].sort(([, a], [, b]) => b.savedAt - a.savedAt);
    for (const [subject, { revision }] of parts.slice(mostParts))
      await drafts.save({ user: this.#user, form: recordForm, subject }, revision, null);
  }
}
