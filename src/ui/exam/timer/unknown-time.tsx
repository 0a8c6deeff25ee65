import type { Exam } from '../../../domain/exam/exam.ts';
import { useStartUnknown } from '../../running-exam/use-countdown.ts';
import { NewsLine } from '../attempt/news-line.tsx';
import { unknownTimeText } from '../exam-text.ts';

/** Says in a running exam that nothing is known of its time (fault matrix 79). */
export const UnknownTime = ({ exam }: { readonly exam: Exam }) => {
  const text = unknownTimeText(exam, useStartUnknown(exam));
  return text && <NewsLine tone="caution">{text} Jawaban Anda tetap tersimpan.</NewsLine>;
};
