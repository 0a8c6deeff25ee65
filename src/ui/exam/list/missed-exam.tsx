import type { Exam } from '../../../domain/exam/exam.ts';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { paths } from '../../paths.ts';

interface MissedExamProps {
  readonly exam: Exam;
  readonly othersTaken: boolean;
}

export const MissedExam = ({ exam, othersTaken }: MissedExamProps) => (
  <p>
    {exam.note ?? 'Ujian ini belum Anda mulai ketika asesmen berakhir.'}{' '}
    {othersTaken && 'Asesor memutuskan berdasarkan ujian yang Anda ikuti. '}
    Bila Anda berhalangan, <TextLink to={`${paths.contact.to({})}?tulis=absence`}>tulis kepada LSP</TextLink>.
  </p>
);
