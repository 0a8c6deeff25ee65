import type { AdjustmentRow } from '../database/form-rows.ts';
import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

export type AdjustmentOutcome =
  | { kind: 'accepted'; input: Pick<AdjustmentRow, 'needs' | 'other'> }
  | { kind: 'refused'; errors: FieldErrors };

const known = ['extra_time', 'larger_text', 'reader', 'sign_language', 'accessible_room', 'other'];
const mostOther = 500;

export const judgeAdjustment = ({ needs, other }: Readonly<Record<string, unknown>>): AdjustmentOutcome => {
  const words = typeof other === 'string' ? other.trim() : '';
  const chosen: unknown[] | null = Array.isArray(needs) ? needs : null;
  if (!chosen?.every((need) => typeof need === 'string' && known.includes(need)))
    return { kind: 'refused', errors: { needs: ['Pilih penyesuaian yang tersedia.'] } };
  const wantsOther = chosen.includes('other');
  if (wantsOther && words === '') return { kind: 'refused', errors: { other: ['Penyesuaian lainnya wajib diisi.'] } };
  if (isLonger(words, mostOther))
    return { kind: 'refused', errors: { other: [`Penyesuaian lainnya maksimal ${mostOther} karakter.`] } };
  const input = { needs: known.filter((need) => chosen.includes(need)), other: wantsOther ? words : '' };
  return { kind: 'accepted', input };
};

const suggestions: Readonly<Record<string, readonly string[]>> = {
  'DIS-4-1': ['extra_time', 'larger_text', 'reader'],
  'DIS-4-2': ['sign_language'],
  'DIS-4-3': ['sign_language'],
};

export const suggestedNeeds = (disability: string | null | undefined, type: string | null | undefined) =>
  suggestions[type ?? ''] ?? (disability === 'DIS-1' ? ['accessible_room'] : disability ? ['extra_time'] : []);
