/** Penyesuaian yang wajar (reasonable adjustments), in the order of the form. */
export const adjustmentNeeds = [
  'extra_time',
  'larger_text',
  'reader',
  'sign_language',
  'accessible_room',
  'other',
] as const;
export type AdjustmentNeed = (typeof adjustmentNeeds)[number];

/** Maximum characters of `other` after trimming. */
export const otherNeedLength = 500;

/** Empty `needs`: the candidate needs none. */
export interface AdjustmentContent {
  readonly needs: readonly AdjustmentNeed[];
  readonly other: string;
}

export interface AdjustmentAnswer {
  readonly outcome: 'granted' | 'partly' | 'refused' | 'unknown';
  readonly text: string;
  readonly extraMinutes: number;
}

export interface AdjustmentRequest extends AdjustmentContent {
  readonly sentAt: string | null;
  readonly answer: AdjustmentAnswer | null;
}

export interface Adjustments {
  readonly suggested: readonly AdjustmentNeed[];
  readonly request: AdjustmentRequest | null;
}

/** The problem of the "Lainnya" text; null when valid. */
export const otherNeedProblem = ({ needs, other }: AdjustmentContent): 'required' | 'tooLong' | null => {
  if (!needs.includes('other')) return null;
  const { length } = [...other.trim()];
  if (length === 0) return 'required';
  return length > otherNeedLength ? 'tooLong' : null;
};

/** The content as sent: unique needs in the order of the form, and a "Lainnya" text only if chosen. */
export const tidiedAdjustments = ({ needs, other }: AdjustmentContent): AdjustmentContent => ({
  needs: adjustmentNeeds.filter((need) => needs.includes(need)),
  other: needs.includes('other') ? other.trim() : '',
});
