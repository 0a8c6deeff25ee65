import { useEffect } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { FormQuery } from '../../assessment/public/form-page/form-query.tsx';
import { PageBoundary } from '../../core/errors/error-boundary.tsx';
import { isLoadFailure } from '../../core/errors/error-page.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { AttemptPage } from '../attempt/attempt-page.tsx';
import { attemptName } from '../attempt/open-attempts.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useKeptTimeline, usePaper } from '../exam-data.ts';
import { WithUploads } from '../practical/demonstration-uploads.tsx';
import { examsAddress } from '../public/exam-address.ts';
import { examKinds, examName, isByUploads } from '../public/exam-kinds.ts';
import { ExamFailed } from './exam-failed.tsx';

export interface ExamRunningProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly user: string;
  readonly onOpen: (attempt: RunningAttempt) => void;
}

export const ExamRunning = (props: ExamRunningProps) => {
  const { exam } = props;
  const query = usePaper(exam, examKinds[exam.kind].work === 'observation');
  useKeptTimeline(exam);
  return (
    <FormQuery query={query} title={examName(exam)} trxId={exam.trxId} skeleton="exam">
      {(content) =>
        // cached answers are shown only if a fetch fails
        query.isFetchedAfterMount || query.failureCount > 0 ? (
          <Opened {...props} content={content} />
        ) : (
          <Skeleton name="exam" />
        )
      }
    </FormQuery>
  );
};

const Opened = ({ all, exam, content, user, onOpen }: ExamRunningProps & { readonly content: ExamContent }) => {
  const attempt = useAttempt({ exam, content, user });
  useEffect(() => {
    if (attempt) onOpen(attempt);
  }, [attempt, onOpen]);
  if (content.questions.length === 0 && content.units.length === 0) return <NoQuestions all={all} exam={exam} />;
  if (!attempt) return <Skeleton name="exam" />;
  const page = (
    <PageBoundary
      instead={(error, again) => {
        if (isLoadFailure(error)) throw error;
        return <ExamFailed exam={exam} attempt={attempt} onReturn={again} />;
      }}
    >
      <AttemptPage all={all} exam={exam} content={content} attempt={attempt} name={attemptName(exam, user)} />
    </PageBoundary>
  );
  if (!isByUploads(exam)) return page;
  return (
    <WithUploads exam={exam} content={content} attempt={attempt}>
      {page}
    </WithUploads>
  );
};

const NoQuestions = ({ all, exam }: Pick<ExamRunningProps, 'all' | 'exam'>) => (
  <>
    <PageHeading eyebrow={all.scheme.title} title={examName(exam)} />
    <EmptyState
      title="Soal ujian ini belum ada"
      action={<LinkButton to={examsAddress(exam.trxId)}>Lihat daftar ujian</LinkButton>}
    >
      Hubungi asesor{all.assessor.name && ` ${all.assessor.name}`} agar soal dipasang dan waktu Anda disesuaikan.
    </EmptyState>
  </>
);
