import { type AppealContent, appealQuestions } from '../../../domain/assessment/appeal.ts';
import { readYesNo, type YesNo } from '../yes-no.ts';

export interface AppealDraft {
  readonly explained: YesNo;
  readonly discussed: YesNo;
  readonly othersInvolved: YesNo;
  readonly reason: string;
}

export const emptyAppeal: AppealDraft = { explained: '', discussed: '', othersInvolved: '', reason: '' };

export const readAppealDraft = (stored: unknown): AppealDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { explained, discussed, othersInvolved, reason } = stored as Readonly<Record<string, unknown>>;
  return {
    explained: readYesNo(explained),
    discussed: readYesNo(discussed),
    othersInvolved: readYesNo(othersInvolved),
    reason: typeof reason === 'string' ? reason : '',
  };
};

export const appealOf = (draft: AppealDraft): AppealContent => ({
  answers: Object.fromEntries(appealQuestions.map((name) => [name, draft[name] === 'yes'])) as AppealContent['answers'],
  reason: draft.reason,
});
