export const feedbackComponents = [
  'explained',
  'chanceToStudy',
  'chanceToDiscuss',
  'evidenceExplored',
  'chanceToDemonstrate',
  'decisionExplained',
  'feedbackGiven',
  'documentsSigned',
  'confidentiality',
  'communication',
] as const;
export type FeedbackComponent = (typeof feedbackComponents)[number];

/** FR.AK.03 Umpan Balik dan Catatan Asesmen as sent. */
export interface Feedback {
  readonly trxId: string;
  readonly components: Readonly<Record<FeedbackComponent, { readonly yes: boolean; readonly note: string }>>;
  readonly notes: string;
}

export interface SentFeedback extends Feedback {
  readonly sentAt: string | null;
}

/** Maximum characters after trimming. */
export const noteLength = 500;
export const furtherNotesLength = 1000;
