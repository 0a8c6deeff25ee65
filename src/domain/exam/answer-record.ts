import {
  type AnswerEntry,
  emptyEntry,
  isChanged,
  isSame,
  othersOf,
  type PendingVersion,
  shownOf,
  unsentOf,
  type VersionId,
} from './answer-entry.ts';
import type { AnswerVersion } from './question.ts';

/**
 * `kept`: on the device. `sent`: this revision is on the server. `failing`: kept, sending is retried. `refused`: stays on the device.
 * `changed`: stays on the device, because the server shows other words for it.
 */
export const answerPhases = ['empty', 'saving', 'kept', 'sent', 'failing', 'refused', 'changed'] as const;
export type AnswerPhase = (typeof answerPhases)[number];

export interface AnswerView {
  readonly value: string;
  readonly doubtful: boolean;
  readonly phase: AnswerPhase;
  readonly refusal: string | null;
  readonly others: readonly AnswerVersion[];
}

export interface AnswerRecord {
  readonly entry: AnswerEntry;
  readonly kept: readonly VersionId[];
  readonly inMemory: boolean;
  readonly unwritten: boolean;
  readonly failing: boolean;
  /** The same object until the answer changes, so that its question renders only after a change. */
  readonly view: AnswerView;
}

export const noAnswer: AnswerRecord = {
  entry: emptyEntry,
  kept: [],
  inMemory: false,
  unwritten: false,
  failing: false,
  view: { value: '', doubtful: false, phase: 'empty', refusal: null, others: [] },
};

const phaseOf = ({ entry, kept, failing }: Omit<AnswerRecord, 'view'>, shown: VersionId): AnswerPhase => {
  const version = entry.pending.find((each) => isSame(each, shown));
  if (!version) return 'sent';
  if (version.refusal !== null) return isChanged(entry, version) ? 'changed' : 'refused';
  if (!kept.some((each) => isSame(each, shown))) return 'saving';
  return failing ? 'failing' : 'kept';
};

/** Whether the shown answer is on the server or in the device's storage. The phase of a refused answer does not say this. */
export const isKept = ({ entry, kept, view: { phase, refusal } }: AnswerRecord): boolean => {
  const shown = refusal === null ? null : shownOf(entry);
  return shown ? kept.some((each) => isSame(each, shown)) : phase !== 'saving';
};

const viewOf = (record: Omit<AnswerRecord, 'view'>): AnswerView => {
  const { entry } = record;
  const shown = shownOf(entry);
  const others = othersOf(entry);
  if (!shown) return others.length === 0 ? noAnswer.view : { ...noAnswer.view, others };
  const refusal = entry.pending.find((each) => isSame(each, shown))?.refusal ?? null;
  const { value, doubtful } = shown;
  return { value, doubtful, refusal, others, phase: phaseOf(record, shown) };
};

/** The record with these changes; the same object when nothing changes. */
export const withRecord = (record: AnswerRecord, change: Partial<Omit<AnswerRecord, 'view'>>): AnswerRecord => {
  const next = { ...record, ...change };
  next.unwritten = change.unwritten ?? (record.unwritten || next.entry.pending !== record.entry.pending);
  next.failing &&= unsentOf(next.entry).length > 0;
  const shows = next.entry !== record.entry || next.kept !== record.kept || next.failing !== record.failing;
  if (shows) return { ...next, view: viewOf(next) };
  return next.inMemory === record.inMemory && next.unwritten === record.unwritten ? record : next;
};

/** Whether the pending versions are exactly these objects, so that nothing must be stored. */
export const holdsJust = ({ pending }: AnswerEntry, versions: readonly PendingVersion[]): boolean =>
  pending.length === versions.length && pending.every((each) => versions.includes(each));
