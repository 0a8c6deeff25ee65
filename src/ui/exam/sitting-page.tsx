import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Sitting } from '../../application/exam/sitting.ts';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import type { ExamPaper, Question } from '../../domain/exam/question.ts';
import { missingUploads } from '../../domain/exam/uploaded-file.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { LeaveFormWarning } from '../draft/leave-form-warning.tsx';
import { ExamBar } from '../layouts/exam-bar.tsx';
import { timelineAddress } from './exam-address.ts';
import { ExamTimer } from './exam-timer.tsx';
import { SavedState } from './saved-state.tsx';
import { SittingNews } from './sitting-news.tsx';
import { SittingReview } from './sitting-review.tsx';
import { sittingSource } from './sitting-source.ts';
import { SittingStopped } from './sitting-stopped.tsx';
import { SittingWork } from './sitting-work.tsx';
import { TimeOverDialog } from './time-over-dialog.tsx';
import { useReviewing } from './use-reviewing.ts';
import { useSheet } from './use-sheet.ts';
import { useSittingState } from './use-sitting-state.ts';
import { useSubmitExam } from './use-submit-exam.ts';

export interface SittingPageProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly paper: ExamPaper;
  readonly sitting: Sitting;
}

/** What is uploaded is no answer of the sitting. */
const isAnswered = ({ kind }: Question): boolean => kind !== 'upload';

/** The sitting: questions or their review below the header with time and saved state. */
export const SittingPage = ({ all, exam, paper, sitting }: SittingPageProps) => {
  const [, navigate] = useLocation();
  const role = useSittingState(sitting, 'role');
  const sealed = useSittingState(sitting, 'sealed');
  const closed = useSittingState(sitting, 'closed') !== null;
  const unsent = useSittingState(sitting, 'unsent');
  const refused = useSittingState(sitting, 'refused');
  const source = useMemo(() => sittingSource(sitting), [sitting]);
  const sheet = useSheet(paper.questions.length);
  const submission = useSubmitExam(exam, sitting);
  const { reviewing, review, back } = useReviewing(() => sheet.goTo(sheet.current));

  if (role === 'opening') return <Skeleton name="exam" />;
  const writing = role === 'writing';
  const disabled = !writing || sealed || closed || submission.busy;
  const goTo = (index: number) => {
    sheet.touch(index);
    back();
  };
  return (
    <>
      <ExamBar>
        {paper.questions.some(isAnswered) && <SavedState sitting={sitting} />}
        <ExamTimer exam={exam} keys={sheet.keys && !reviewing} />
      </ExamBar>
      <SittingNews sitting={sitting} exam={exam} />
      <LeaveFormWarning when={writing && (unsent > 0 || !(sealed || closed))} trxId={exam.trxId} />
      <SittingStopped sitting={sitting} exam={exam} assessor={all.assessor.name} />
      {reviewing ? (
        <SittingReview
          all={all}
          exam={exam}
          paper={paper}
          sitting={sitting}
          submission={submission}
          disabled={disabled}
          onGo={goTo}
          onBack={back}
        />
      ) : (
        <SittingWork
          all={all}
          exam={exam}
          paper={paper}
          source={source}
          sheet={sheet}
          disabled={disabled}
          elsewhere={!writing}
          onReview={review}
        />
      )}
      {writing && sealed && !closed && (
        <TimeOverDialog
          kind={exam.kind}
          submitAllowed={exam.submitAllowed}
          unsent={unsent}
          refused={refused}
          uploaded={missingUploads(paper).length === 0}
          busy={submission.busy}
          onSubmit={submission.submit}
          onBack={() => navigate(timelineAddress(exam.trxId))}
        />
      )}
    </>
  );
};
