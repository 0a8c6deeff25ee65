import Timer from 'lucide-react/icons/timer';
import { styled } from 'styled-components';
import type { Zone } from '../../../domain/calendar/in-zone.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { remainingText } from '../../kit/format/remaining-time.ts';
import { color, fontWeight, space } from '../../kit/theme/theme.ts';
import { closesText, closingText, unknownTimeText } from '../exam-text.ts';
import { canSubmitLate } from '../public/exam-kinds.ts';
import { useCountdown, useMinutesLeft } from '../public/use-countdown.ts';

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

interface ExamClosingProps {
  readonly exam: Exam;
  readonly zone: Zone | undefined;
  /** True if the page says above the list when the exams close. */
  readonly above: boolean;
}

/** When an exam closes that can be begun, and how little time a start now would leave. */
export const ExamClosing = ({ exam, zone, above }: ExamClosingProps) => {
  const left = useMinutesLeft(exam);
  if (left === null) return !above && exam.closesAt && <p>{closingText(exam.closesAt, zone)}</p>;
  return (
    <Line>
      <Timer size={18} aria-hidden="true" />
      {closesText(exam, left, zone)}
    </Line>
  );
};
