import { type AnswerEntry, isSame, othersOf, shownOf, type VersionId } from '../../../domain/exam/answer-entry.ts';
import type { AnswerPhase, AnswerView } from './sitting.ts';

const noAnswer: AnswerView = { value: '', doubtful: false, phase: 'empty', refusal: null, others: [] };

/** How far an answer is on its way. */
export interface AnswerWay {
  /** The versions that stand in the device's storage. */
  readonly stored: readonly VersionId[];
  /** Sending it has failed. */
  readonly failing: boolean;
}

const phaseOf = ({ pending }: AnswerEntry, shown: VersionId, { stored, failing }: AnswerWay): AnswerPhase => {
  const version = pending.find((each) => isSame(each, shown));
  if (!version) return 'sent';
  if (version.refusal !== null) return 'refused';
  if (!stored.some((each) => isSame(each, shown))) return 'saving';
  return failing ? 'failing' : 'kept';
};

/** An answer as the candidate sees it. */
export const viewOf = (entry: AnswerEntry, way: AnswerWay): AnswerView => {
  const shown = shownOf(entry);
  const others = othersOf(entry);
  if (!shown) return others.length === 0 ? noAnswer : { ...noAnswer, others };
  const refusal = entry.pending.find((each) => isSame(each, shown))?.refusal ?? null;
  const { value, doubtful } = shown;
  return { value, doubtful, refusal, others, phase: phaseOf(entry, shown, way) };
};
