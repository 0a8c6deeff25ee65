import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { type ReactNode, useId } from 'react';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Exams, UnknownExam } from '../../../domain/exam/exam.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { assessorAtEnd } from '../exam-text.ts';
import { ExamFrame } from './exam-frame.tsx';

const nameOf = ({ title, kind, type }: UnknownExam): string => {
  if (title) return title;
  if (kind === 'written') return `Ujian Tertulis (${type})`;
  return kind ? `Ujian “${kind}”` : 'Ujian lain';
};

const Words = ({ all, exam }: UnknownExamProps): ReactNode => {
  const { name } = all.assessor;
  if (isHandedIn(exam)) return <p>Server mencatat ujian ini sudah dikumpulkan.</p>;
  return (
    <>
      {exam.note && <p>{exam.note}</p>}
      <p>
        Portal ini belum mengenal jenis ujian ini, jadi tidak dapat dikerjakan di sini. Kerjakan dengan cara yang
        diberitahukan LSP, atau tanyakan kepada {assessorAtEnd(name)}
      </p>
    </>
  );
};

interface UnknownExamProps {
  readonly all: Exams;
  readonly exam: UnknownExam;
}

const badge = (exam: UnknownExam) =>
  isHandedIn(exam) ? (
    <Badge $tone="positive">Sudah dikumpulkan</Badge>
  ) : (
    <Badge $tone="neutral">Jenis tidak dikenal</Badge>
  );

export const UnknownExamCard = (props: UnknownExamProps) => {
  const headingId = useId();
  return (
    <ExamFrame headingId={headingId} icon={CircleHelp} title={nameOf(props.exam)} badge={badge(props.exam)}>
      <Words {...props} />
    </ExamFrame>
  );
};

export const UnknownExamPage = (props: UnknownExamProps) => {
  const { all, exam } = props;
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={nameOf(exam)} />
      <EmptyState
        title="Jenis ujian ini belum dikenal portal"
        action={<LinkButton to={paths.exams.to({ trxid: encodeTrxId(all.trxId) })}>Lihat daftar ujian</LinkButton>}
      >
        <Words {...props} />
      </EmptyState>
    </>
  );
};
