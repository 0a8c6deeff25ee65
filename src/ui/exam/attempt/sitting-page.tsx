import { useMemo } from 'react';
import type { Sitting } from '../../../application/exam/attempt/sitting.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamPaper, Question } from '../../../domain/exam/question.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { useAskBeforeLeaving } from '../../form/use-ask-before-leaving.ts';
import { ExamBar } from '../../layouts/exam-bar.tsx';
import { useUploading } from '../practical/demonstration-uploads.tsx';
import { useSheet } from '../questions/use-sheet.ts';
import { useReviewing } from '../review/use-reviewing.ts';
import { ExamTimer } from '../timer/exam-timer.tsx';
import { LeaveExamQuestion } from './leave-exam-question.tsx';
import { SavedState } from './saved-state.tsx';
import { SittingEnd } from './sitting-end.tsx';
import { SittingNews } from './sitting-news.tsx';
import { SittingReview } from './sitting-review.tsx';
import { sittingSource } from './sitting-source.ts';
import { SittingStopped } from './sitting-stopped.tsx';
import { SittingWork } from './sitting-work.tsx';
import { useSittingState } from './use-sitting-state.ts';
import { useSubmitExam } from './use-submit-exam.ts';

export interface SittingPageProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly paper: ExamPaper;
  readonly sitting: Sitting;
  /** Of the sitting, as `sittingName` writes it. */
  readonly name: string;
}

/** What is uploaded is no answer of the sitting. */
const isAnswered = ({ kind }: Question): boolean => kind !== 'upload';

/** Whether there is a sheet of questions, where single keys can be turned off (WCAG 2.1.4). */
const hasSheet = ({ kind }: Exam, { questions }: ExamPaper): boolean =>
  kind !== 'demonstration' && questions.length > 0;

/** The sitting: questions or their review below the header with time and saved state. */
export const SittingPage = ({ all, exam, paper, sitting, name }: SittingPageProps) => {
  const role = useSittingState(sitting, 'role');
  const sealed = useSittingState(sitting, 'sealed');
  const closed = useSittingState(sitting, 'closed') !== null;
  const unsent = useSittingState(sitting, 'unsent');
  const uploading = useUploading();
  const source = useMemo(() => sittingSource(sitting), [sitting]);
  const sheet = useSheet(paper.questions.length, name);
  const submission = useSubmitExam(exam, sitting);
  const { reviewing, review, back } = useReviewing(() => sheet.goTo(sheet.current));
  const writing = role === 'writing';
  const unfinished = writing && (unsent > 0 || uploading || !(sealed || closed));
  const leaving = useAskBeforeLeaving(unfinished, { logOut: false });

  if (role === 'opening') return <Skeleton name="exam" />;
  const disabled = !writing || sealed || closed || submission.busy;
  const goTo = (index: number) => {
    sheet.touch(index);
    back();
  };
  /** Where the person goes on when a notice goes that had the focus. */
  const goOn = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (!reviewing) sheet.goTo(sheet.current);
  };
  return (
    <>
      <ExamBar>
        {paper.questions.some(isAnswered) && <SavedState sitting={sitting} />}
        <ExamTimer exam={exam} keys={sheet.keys && !reviewing && hasSheet(exam, paper)} />
      </ExamBar>
      <SittingNews sitting={sitting} exam={exam} paper={paper} onGone={goOn} />
      <LeaveExamQuestion exam={exam} sitting={sitting} leaving={leaving} />
      <SittingStopped sitting={sitting} exam={exam} assessor={all.assessor.name} onGone={goOn} />
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
        <SittingEnd exam={exam} paper={paper} sitting={sitting} submission={submission} leaving={leaving} />
      )}
    </>
  );
};
