/** Penyesuaian yang wajar: what a candidate may need to be assessed fairly, in the order of the form. */
export const adjustmentNeeds = [
  'extra_time',
  'larger_text',
  'reader',
  'sign_language',
  'accessible_room',
  'other',
] as const;
export type AdjustmentNeed = (typeof adjustmentNeeds)[number];

/** In characters, without the white space around the text. */
export const otherNeedLength = 500;

/** What the candidate asks for; no needs say that none are needed. */
export interface AdjustmentContent {
  readonly needs: readonly AdjustmentNeed[];
  /** What "Lainnya" stands for; empty when it is not chosen. */
  readonly other: string;
}

export interface AdjustmentAnswer {
  /** `unknown`: a word that this portal does not know. */
  readonly outcome: 'granted' | 'partly' | 'refused' | 'unknown';
  readonly text: string;
  /** Added to each exam. */
  readonly extraMinutes: number;
}

export interface AdjustmentRequest extends AdjustmentContent {
  /** ISO; null when it is not known. */
  readonly sentAt: string | null;
  /** Null while the assessor has not answered. */
  readonly answer: AdjustmentAnswer | null;
}

/** FR.AK.07: the request for reasonable adjustments. */
export interface Adjustments {
  /** What the disability in the profile suggests. */
  readonly suggested: readonly AdjustmentNeed[];
  /** Null before it is sent. */
  readonly request: AdjustmentRequest | null;
}

/** What keeps a text for "Lainnya" from being sent; null when nothing does. */
export const otherNeedProblem = ({ needs, other }: AdjustmentContent): 'required' | 'tooLong' | null => {
  if (!needs.includes('other')) return null;
  const { length } = [...other.trim()];
  if (length === 0) return 'required';
  return length > otherNeedLength ? 'tooLong' : null;
};

/** As it is sent: each need once, in the order of the form, and no words for "Lainnya" where it is not chosen. */
export const tidiedAdjustments = ({ needs, other }: AdjustmentContent): AdjustmentContent => ({
  needs: adjustmentNeeds.filter((need) => needs.includes(need)),
  other: needs.includes('other') ? other.trim() : '',
});
