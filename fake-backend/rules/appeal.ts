import type { AppealRow } from '../database/form-rows.ts';
import type { FieldErrors } from '../respond.ts';

export type AppealInput = Pick<AppealRow, 'explained' | 'discussed' | 'others_involved' | 'reason'>;

export type AppealOutcome = { kind: 'accepted'; input: AppealInput } | { kind: 'refused'; errors: FieldErrors };

const leastReason = 10;
const mostReason = 2000;

const reasonError = (reason: string): string | null => {
  const { length } = [...reason];
  if (length === 0) return 'Alasan banding wajib diisi.';
  if (length < leastReason) return `Alasan banding minimal ${leastReason} karakter.`;
  return length > mostReason ? `Alasan banding maksimal ${mostReason} karakter.` : null;
};

export const judgeAppeal = (body: Readonly<Record<string, unknown>>): AppealOutcome => {
  const { explained, discussed, others_involved } = body;
  const reason = typeof body.reason === 'string' ? body.reason.trim() : '';
  const errors: FieldErrors = {};
  for (const [name, answer] of Object.entries({ explained, discussed, others_involved })) {
    if (typeof answer !== 'boolean') errors[name] = ['Pilih Ya atau Tidak.'];
  }
  const error = reasonError(reason);
  if (error !== null) errors.reason = [error];
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const input = {
    explained: explained === true,
    discussed: discussed === true,
    others_involved: others_involved === true,
  };
  return { kind: 'accepted', input: { ...input, reason } };
};
