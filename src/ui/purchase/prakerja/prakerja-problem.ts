import type { RedeemOutcome } from '../../../application/purchase/redeem-prakerja-code.ts';
import { codeLimit, normalisedPrakerjaCode } from '../../../domain/purchase/voucher.ts';
import { withPause } from '../../core/failure-text.ts';

/** The server judges the shape of a code. */
export const problemOfCode = (typed: string): string | undefined => {
  if (normalisedPrakerjaCode(typed) !== null) return undefined;
  return typed.trim().length > codeLimit
    ? `Kode Prakerja paling panjang ${codeLimit} karakter.`
    : 'Isi kode Prakerja Anda.';
};

const reasonText = (reasons: readonly string[]): string =>
  reasons.length > 0 ? reasons.join(' ') : 'Kode ini belum bisa ditukarkan. Periksa kode dan jadwal yang Anda pilih.';

export const problemOf = (
  outcome: Exclude<RedeemOutcome, { kind: 'redeemed' }>,
): { readonly field: 'code' | 'schedule'; readonly text: string } => {
  switch (outcome.kind) {
    case 'malformed':
      return { field: 'code', text: 'Kode ini tidak dapat dikirim: kosong atau terlalu panjang.' };
    case 'refused':
      return { field: outcome.about ?? 'code', text: reasonText(outcome.reasons) };
    case 'tooManyAttempts':
      return { field: 'code', text: withPause('Terlalu banyak kode yang salah.', outcome.waitSeconds) };
    case 'notKnown':
      return {
        field: 'code',
        text: 'Belum diketahui apakah kode ini sudah ditukarkan: jawaban server tidak sampai atau tidak dapat dibaca. Periksa daftar voucher Anda sebelum mencoba lagi.',
      };
    case 'busyInOtherTab':
      return { field: 'code', text: 'Kode ini sedang ditukarkan di tab lain. Selesaikan di tab tersebut.' };
  }
};
