import {
  type AdjustmentNeed,
  adjustmentNeeds,
  otherNeedLength,
  otherNeedProblem,
} from '../../../domain/assessment/adjustment.ts';
import type { Problems } from '../../forms/use-checked-form.ts';
import { noNeedText } from './adjustments-text.ts';

export interface AdjustmentsDraft {
  readonly needs: readonly AdjustmentNeed[];
  readonly none: boolean;
  readonly other: string;
}

export const readAdjustmentsDraft = (stored: unknown): AdjustmentsDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { needs, none, other } = stored as Readonly<Record<string, unknown>>;
  if (!Array.isArray(needs)) return null;
  return {
    needs: adjustmentNeeds.filter((need) => needs.includes(need)),
    none: none === true,
    other: typeof other === 'string' ? other : '',
  };
};

const problems = {
  required: 'Tuliskan penyesuaian lain yang Anda perlukan',
  tooLong: `Penyesuaian lain paling banyak ${otherNeedLength} karakter`,
} as const;

export const adjustmentProblems = (values: AdjustmentsDraft): Problems<AdjustmentsDraft> => {
  const problem = otherNeedProblem(values);
  const chosen = values.needs.length > 0 || values.none;
  return {
    needs: chosen ? undefined : `Pilih yang Anda perlukan, atau pilih “${noNeedText}”`,
    other: problem === null ? undefined : problems[problem],
  };
};
