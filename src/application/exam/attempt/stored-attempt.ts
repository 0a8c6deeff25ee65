import type { PendingVersion } from '../../../domain/exam/answer-entry.ts';
import type { StoredAnswers } from '../../../domain/exam/attempt-events.ts';
import type { StoredDraft } from '../../ports/device/draft-store.ts';
import { answerOf, examPartOf, subjectOfExam } from './attempt-key.ts';
import { isUnopened, together, versionsOf } from './stored-answer.ts';

export type IsOfAttempt = (start: number, version: PendingVersion) => boolean;

interface Found extends Omit<StoredAnswers, 'durable'> {
  readonly own: ReadonlyMap<string, StoredDraft>;
  readonly joined: readonly { readonly questionId: string; readonly subject: string; readonly revision: string }[];
}

/** Splits the drafts of one exam into answers of the attempt `subject`, from any start, and answers that are only offered. */
export const answersIn = (
  drafts: ReadonlyMap<string, StoredDraft>,
  subject: string,
  isOfAttempt: IsOfAttempt,
): Found => {
  const own = new Map<string, StoredDraft>();
  const versions = new Map<string, readonly PendingVersion[]>();
  const offered = new Map<string, readonly PendingVersion[]>();
  const joined: Found['joined'][number][] = [];
  for (const [name, draft] of drafts) {
    const answer = answerOf(name);
    const stored = versionsOf(draft);
    if (name.startsWith(`${subject}/`)) {
      const questionId = name.slice(subject.length + 1);
      own.set(questionId, draft);
      versions.set(questionId, together(stored, versions.get(questionId)));
    } else if (answer && subjectOfExam(answer) === examPartOf(subject)) {
      const { questionId, start } = answer;
      const mine = stored.filter((version) => isOfAttempt(start, version));
      const others = stored.filter((version) => !mine.includes(version));
      if (mine.length > 0) versions.set(questionId, together(mine, versions.get(questionId)));
      if (others.length > 0) offered.set(questionId, together(others, offered.get(questionId)));
      else if (mine.length > 0 && !isUnopened(draft))
        joined.push({ questionId, subject: name, revision: draft.revision });
    }
  }
  const unopened = [...own].filter(([, draft]) => isUnopened(draft)).map(([questionId]) => questionId);
  return { own, versions, offered, unopened, joined };
};
