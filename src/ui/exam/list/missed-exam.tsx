import type { Exam } from '../../../domain/exam/exam.ts';
import { askBody } from '../../assessment/public/next-step/step-parts.ts';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';

interface MissedExamProps {
  readonly exam: Exam;
  readonly othersTaken: boolean;
}

export const MissedExam = ({ exam, othersTaken }: MissedExamProps) => (
  <p>
    {exam.note ?? 'Ujian ini belum Anda mulai ketika asesmen berakhir.'}{' '}
    {othersTaken && 'Asesor memutuskan berdasarkan ujian yang Anda ikuti. '}
    Bila Anda berhalangan, <TextLink to={askBody(exam.trxId, 'absence').to}>tulis kepada LSP</TextLink>.
  </p>
);
