/** The ten components of FR.AK.03, in their order. */
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

/** FR.AK.03 Umpan Balik dan Catatan Asesmen as the candidate sends it: a note of at most 500 characters each, further notes of at most 1000. */
export interface Feedback {
  readonly trxId: string;
  readonly components: Readonly<Record<FeedbackComponent, { readonly yes: boolean; readonly note: string }>>;
  readonly notes: string;
}

/** What the server has stored; ISO instant, null when it does not tell. */
export interface SentFeedback extends Feedback {
  readonly sentAt: string | null;
}

/** The most characters of a note to a component, and of the further notes; white space around them does not count. */
export const noteLength = 500;
export const furtherNotesLength = 1000;
