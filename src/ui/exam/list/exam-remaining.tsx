import { Timer } from 'lucide-react';
import { styled } from 'styled-components';
import type { Exam } from '../../../domain/exam/exam.ts';
import { remainingText } from '../../format/remaining-time.ts';
import { canSubmitLate } from '../../running-exam/exam-kinds.ts';
import { useCountdown } from '../../running-exam/use-countdown.ts';
import { color, fontWeight, space } from '../../theme/theme.ts';
import { unknownTimeText } from '../exam-text.ts';

const Line = styled.p`
  align-items: center;
  color: ${color.accentText};
  display: flex;
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
`;

const overText = (exam: Exam): string =>
  canSubmitLate(exam)
    ? 'Waktu ujian telah habis. Buka ujian untuk mengumpulkan jawaban Anda.'
    : 'Waktu ujian telah habis. Hubungi asesor.';

/** Not announced, because the time changes every second. */
export const ExamRemaining = ({ exam }: { readonly exam: Exam }) => {
  const { remaining, over, startUnknown } = useCountdown(exam);
  const unknown = unknownTimeText(exam, startUnknown);
  if (unknown) return <p>{unknown}</p>;
  if (remaining === null && !over) return null;
  return (
    <Line>
      <Timer size={18} aria-hidden="true" />
      {over ? overText(exam) : `Sisa waktu ${remainingText(remaining ?? 0)}`}
    </Line>
  );
};
