import Clock from 'lucide-react/icons/clock';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type Exam, type Exams, isHeld, isWaiting, whyCollected } from '../../../domain/exam/exam.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import { useZone } from '../../core/zone-context.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { countText, examStatus, minutesText, opensText, unknownTimeText } from '../exam-text.ts';
import { examAddress } from '../public/exam-address.ts';
import { canSubmitLate, examKinds, examName, ownTitle } from '../public/exam-kinds.ts';
import { useTimeOver } from '../public/use-countdown.ts';
import { ExamFrame } from './exam-frame.tsx';
import { ExamClosing, ExamRemaining } from './exam-remaining.tsx';
import { MissedExam } from './missed-exam.tsx';

const Facts = styled.p`
  align-items: center;
  color: ${color.textMuted};
  display: flex;
  font-size: ${fontSize.small};
  gap: ${space(2)};

  > svg {
    flex: none;
  }
`;

const noReceiptText = (status: Exam['status']): string =>
  status === 'assessed' ? 'Asesor sudah menilai ujian ini.' : 'Ujian ini sudah dikumpulkan.';

const submittedText = { time: 'Dikumpulkan otomatis karena waktu habis,', staff: 'Dikumpulkan LSP' } as const;

const Receipt = ({ exam }: { readonly exam: Exam }) => {
  const zone = useZone();
  const { receipt, status } = exam;
  const { submittedAt = null, number = '' } = receipt ?? {};
  const why = receipt && whyCollected(exam, receipt);
  const submitted = why ? submittedText[why] : 'Dikumpulkan';
  const said = [submittedAt && `${submitted} ${longDateTime(submittedAt, zone)}`, number && `tanda terima ${number}`];
  const known = said.filter(Boolean).join(', ');
  return (
    <p>{known ? `${known}. ${status === 'submitted' ? 'Asesor akan menilainya.' : ''}` : noReceiptText(status)}</p>
  );
};

interface ExamCardProps {
  readonly exam: Exam;
  readonly day?: Exams['day'];
  readonly isNext: boolean;
  readonly noteAbove?: boolean;
  readonly closingAbove?: boolean;
  readonly othersTaken?: boolean;
}

const notOpenText = 'Asesor belum membuka ujian ini. Anda akan mendapat notifikasi begitu ujian dibuka.';
const closedText = 'Asesor menutup ujian ini. Jawaban yang sudah terkirim tetap tersimpan; hubungi asesor.';

const heldText = 'Dimulai bersama-sama begitu asesor melepasnya. Waktu belum berjalan.';

const ExamStatusLine = (props: ExamCardProps) => {
  const { exam, day, isNext, noteAbove = false, closingAbove = false, othersTaken = false } = props;
  const { status, kind, note } = exam;
  const closing = <ExamClosing exam={exam} zone={day?.zone} above={closingAbove} />;
  if (isWaiting(exam))
    return (
      <>
        <p>{`${opensText(exam, day)}. ${note ?? examKinds[kind].purpose}`}</p>
        {closing}
      </>
    );
  if (isHeld(exam))
    return (
      <>
        <p>{note ?? heldText}</p>
        {closing}
      </>
    );
  switch (status) {
    case 'locked':
      if (noteAbove) return <p>{examKinds[kind].purpose}</p>;
      return <p>{note ?? (exam.startedAt === null ? notOpenText : closedText)}</p>;
    case 'ready':
      return (
        <>
          <p>
            {examKinds[kind].purpose}
            {isNext && ' Waktu belum berjalan: Anda memulainya di halaman berikutnya.'} {unknownTimeText(exam)}
          </p>
          {closing}
        </>
      );
    case 'running':
      return (
        <>
          <ExamRemaining exam={exam} />
          {note && <p>{note}</p>}
        </>
      );
    case 'submitted':
    case 'assessed':
      return <Receipt exam={exam} />;
    case 'missed':
      return <MissedExam exam={exam} othersTaken={othersTaken} />;
    case 'unknown':
      if (isHandedIn(exam)) return <Receipt exam={exam} />;
      return <p>Status ujian ini belum dikenal portal ini. Muat ulang halaman, atau hubungi admin LSP.</p>;
  }
};

const actions: Readonly<Partial<Record<Exam['status'], string>>> = {
  ready: 'Lihat petunjuk',
  running: 'Lanjutkan',
  submitted: 'Lihat tanda terima',
  assessed: 'Lihat tanda terima',
};

const actionOf = (exam: Exam, timeOver: boolean): string | undefined => {
  if (isHeld(exam)) return actions.ready;
  if (isWaiting(exam)) return;
  if (isHandedIn(exam)) return exam.receipt ? actions.submitted : 'Lihat ujian';
  if (exam.status === 'running' && timeOver) return canSubmitLate(exam) ? 'Kumpulkan' : 'Lihat ujian';
  return actions[exam.status];
};

export const ExamCard = (props: ExamCardProps) => {
  const { exam, isNext } = props;
  const headingId = useId();
  const { kind } = exam;
  const timeOver = useTimeOver(exam);
  const { label, tone } = examStatus(exam, timeOver);
  const count = countText(exam);
  const action = actionOf(exam, timeOver);
  return (
    <ExamFrame
      headingId={headingId}
      icon={examKinds[kind].icon}
      title={examName(exam)}
      badge={<Badge $tone={tone}>{label}</Badge>}
      isNext={isNext}
      action={
        action && (
          <LinkButton
            to={examAddress(exam)}
            variant={isNext ? 'accent' : isHandedIn(exam) ? 'quiet' : 'secondary'}
            aria-describedby={headingId}
          >
            {action}
          </LinkButton>
        )
      }
    >
      <Facts>
        <Clock size={16} aria-hidden="true" />
        {[ownTitle(exam), minutesText(exam) ?? 'Lama ujian belum diketahui', count].filter(Boolean).join(' · ')}
      </Facts>
      <ExamStatusLine {...props} />
    </ExamFrame>
  );
};
