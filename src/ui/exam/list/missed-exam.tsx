import type { Exam } from '../../../domain/exam/exam.ts';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { askBody } from '../../next-step/step-parts.ts';

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
