import { type AppealQuestion, reasonLength } from '../../../domain/assessment/appeal.ts';
import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import { grouped } from '../../kit/components/text/grouped.ts';

export const appealCode = 'FR.AK.04';
export const appealTitle = 'Banding Asesmen';

/** Official wording of FR.AK.04. */
export const questionText: Readonly<Record<AppealQuestion, string>> = {
  explained: 'Apakah proses banding telah dijelaskan kepada Anda?',
  discussed: 'Apakah Anda telah mendiskusikan banding dengan asesor?',
  othersInvolved: 'Apakah Anda mau melibatkan “orang lain” membantu Anda dalam proses banding?',
};

export const rightText =
  'Anda mempunyai hak mengajukan banding jika Anda menilai proses asesmen tidak sesuai SOP dan tidak memenuhi prinsip asesmen.';

export const declarationText =
  'Saya menyatakan keterangan dalam banding ini benar dan memahami bahwa banding yang sudah dikirim tidak dapat diubah lagi.';

const reasonTexts: Partial<Readonly<Record<ProblemCode, string>>> = {
  required: 'Tulis alasan banding Anda',
  tooShort: `Alasan banding paling sedikit ${reasonLength.least} karakter`,
  tooLong: `Alasan banding paling banyak ${grouped(reasonLength.most)} karakter`,
};

export const reasonText = (code: ProblemCode | null): string | undefined => (code ? reasonTexts[code] : undefined);
