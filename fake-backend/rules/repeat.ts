import type { CertificateRow } from '../database/certificate-rows.ts';
import type { ResultRow, UnitResultRow } from '../database/form-rows.ts';
import type { SchemeRow, StageRow, TransactionRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';

export interface RepeatFacts {
  readonly previous_transaction_id: string;
  readonly renewal_of: string;
  readonly candidateId: string;
  readonly schemeId: string | undefined;
  readonly earlier: TransactionRow | undefined;
  readonly result: ResultRow | undefined;
  readonly resultStage: StageRow['status'] | undefined;
  readonly certificate: CertificateRow | undefined;
  readonly certified: TransactionRow | undefined;
}

const earlierProblem = ({ earlier, result, resultStage, candidateId, schemeId }: RepeatFacts): string | null => {
  if (earlier?.candidate_id !== candidateId) return 'Asesmen sebelumnya tidak ditemukan.';
  if (earlier.scheme_id !== schemeId) return 'Asesmen sebelumnya adalah untuk skema lain.';
  if (!result || resultStage !== 'done') return 'Asesmen sebelumnya belum selesai: hasilnya belum Anda terima.';
  return result.competent ? 'Semua unit pada asesmen sebelumnya sudah kompeten.' : null;
};

const renewalProblem = ({ certificate, certified, candidateId, schemeId }: RepeatFacts): string | null => {
  if (!certificate || certified?.candidate_id !== candidateId) return 'Sertifikat yang diperpanjang tidak ditemukan.';
  return certificate.scheme_id === schemeId ? null : 'Sertifikat itu adalah untuk skema lain.';
};

export const repeatErrors = (facts: RepeatFacts): FieldErrors | null => {
  const errors: FieldErrors = {};
  const earlier = facts.previous_transaction_id ? earlierProblem(facts) : null;
  const renewal = facts.renewal_of ? renewalProblem(facts) : null;
  if (earlier) errors.previous_transaction_id = [earlier];
  if (renewal) errors.renewal_of = [renewal];
  return Object.keys(errors).length > 0 ? errors : null;
};

export const carriedUnits = (earlier: ResultRow | undefined): readonly UnitResultRow[] =>
  (earlier?.units ?? [])
    .filter(({ competent }) => competent)
    .map((unit) => ({ ...unit, carried: true, note: 'Kompeten dari asesmen sebelumnya.' }));

export const withoutUnits = (scheme: SchemeRow, carried: readonly UnitResultRow[]): SchemeRow => ({
  ...scheme,
  units: scheme.units.filter(({ code }) => !carried.some((unit) => unit.code === code)),
});
