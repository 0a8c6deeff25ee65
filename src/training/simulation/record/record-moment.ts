import type { RecordEntry, RecordedAnswer, StateName } from '../../../domain/exam/exam-record.ts';

/** The state of the exam's page right after an entry of its record. */
export interface RecordMoment {
  readonly serverTime: number;
  readonly deadline: string | null;
  readonly words: readonly string[];
  readonly left: string;
  readonly answers: ReadonlyMap<string, RecordedAnswer>;
  readonly states: ReadonlyMap<StateName, string>;
}

/** Instants are of the server as far as the device knew its clock. */
export const momentAt = (entries: readonly RecordEntry[], index: number): RecordMoment => {
  const answers = new Map<string, RecordedAnswer>();
  const states = new Map<StateName, string>();
  let said: Pick<RecordMoment, 'words' | 'left'> = { words: [], left: '' };
  let deadline: string | null = null;
  let ahead = 0;
  const reached = entries.slice(0, index + 1);
  for (const each of reached) {
    if (each.kind === 'answer') answers.set(each.question, each);
    else if (each.kind === 'state') states.set(each.name, each.value);
    else if (each.kind === 'words') said = each;
    else if (each.kind === 'clock') {
      ahead = each.deviceAhead ?? ahead;
      deadline = each.deadline;
    }
  }
  const { words, left } = said;
  return { serverTime: (reached.at(-1)?.at ?? 0) - ahead, deadline, words, left, answers, states };
};
