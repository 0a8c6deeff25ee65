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

/** FR.AK.03 Umpan Balik dan Catatan Asesmen as sent: notes of at most 500 characters each, further notes of at most 1000. */
export interface Feedback {
  readonly trxId: string;
  readonly components: Readonly<Record<FeedbackComponent, { readonly yes: boolean; readonly note: string }>>;
  readonly notes: string;
}

export interface SentFeedback extends Feedback {
  readonly sentAt: string | null;
}

/** In characters, trimmed. */
export const noteLength = 500;
export const furtherNotesLength = 1000;
