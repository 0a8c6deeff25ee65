import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent, Question } from '../../../domain/exam/question.ts';
import { useAskBeforeLeaving } from '../../forms/use-ask-before-leaving.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { DemonstrationReview } from '../practical/demonstration-review.tsx';
import { useUploading } from '../practical/demonstration-uploads.tsx';
import { ExamBar } from '../public/exam-bar.tsx';
import { isByUploads } from '../public/exam-kinds.ts';
import { KeptPicturesContext, useKeptPictures } from '../questions/kept-pictures.ts';
import { hasSheet, useSheet } from '../questions/use-sheet.ts';
import { ExamReview, type ExamReviewProps } from '../review/exam-review.tsx';
import { ExamTimer } from '../timer/exam-timer.tsx';
import type { AnswerSource } from './answer-source.ts';
import { AttemptEnd } from './attempt-end.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import { attemptSource } from './attempt-source.ts';
import { AttemptStopped } from './attempt-stopped.tsx';
import { AttemptName } from './attempt-title.tsx';
import { AttemptWork } from './attempt-work.tsx';
import { placeName } from './last-place.ts';
import { LeaveExamQuestion } from './leave-exam-question.tsx';
import { SavedState } from './saved-state.tsx';
import { useTabPlace } from './tab-place.ts';
import { useAttemptState } from './use-attempt-state.ts';
import { useKeptExam } from './use-kept-exam.ts';
import { useSubmitExam } from './use-submit-answers.ts';

/** Marks the review in the history state, so that the address stays the same and Back leaves the review. */
const mark = { examReview: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'examReview' in state;

const useReviewing = (onBack: () => void) => {
  const [pathname, navigate] = useLocation();
  const reviewing = isMarked(useHistoryState<unknown>());
  const before = useRef(reviewing);
  /** Prevents a second `history.back()`, which would leave the exam. */
  const returning = useRef(false);
  const returned = useEffectEvent(onBack);
  useEffect(() => {
    if (before.current === reviewing) return;
    before.current = reviewing;
    returning.current = false;
    if (!reviewing) return returned();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [reviewing]);
  return {
    reviewing,
    review: (): void => {
      if (!reviewing) navigate(pathname, { state: mark });
    },
    back: (): void => {
      if (returning.current || !reviewing) return;
      returning.current = true;
      history.back();
    },
  };
};

type AttemptReviewProps = Omit<ExamReviewProps, 'questions' | 'units'> & { readonly content: ExamContent };

const AttemptReview = ({ content, ...props }: AttemptReviewProps) =>
  isByUploads(props.exam) ? (
    <DemonstrationReview content={content} {...props} />
  ) : (
    <ExamReview questions={content.questions} units={content.units} {...props} />
  );

export interface AttemptPageProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly attempt: RunningAttempt;
  readonly name: string;
}

/** Uploads are sent separately and are not stored as answers of the attempt. */
const isAnswered = ({ kind }: Question): boolean => kind !== 'upload';

/** Index of the first blank question, where an exam from another device opens; 0 if all or none are blank. */
const firstBlank = ({ questions }: ExamContent, { read }: AnswerSource): number => {
  const blank = questions.map(({ id }) => read(id).value === '');
  return blank.includes(false) ? Math.max(0, blank.indexOf(true)) : 0;
};

const OpenAttempt = ({ all, exam, content, attempt, name }: AttemptPageProps) => {
  const role = useAttemptState(attempt, 'role');
  const locked = useAttemptState(attempt, 'locked');
  const closed = useAttemptState(attempt, 'closed') !== null;
  const unsent = useAttemptState(attempt, 'unsent');
  const uploading = useUploading();
  const source = useMemo(() => attemptSource(attempt), [attempt]);
  const [start] = useState(() => firstBlank(content, source));
  const sheet = useSheet(content.questions.length, placeName(name, exam), start);
  const submission = useSubmitExam(exam, attempt);
  useTabPlace(name, exam.startedAt, sheet.current);
  useKeptExam({ all, exam, attempt, place: sheet.current });
  const pictures = useKeptPictures(exam);
  const { reviewing, review, back } = useReviewing(() => sheet.goTo(sheet.current));
  useEffect(() => {
    if (reviewing) attempt.sendNow();
  }, [attempt, reviewing]);
  const writing = role === 'writing';
  const unfinished = writing && (unsent > 0 || uploading || !(locked || closed));
  const leaving = useAskBeforeLeaving(unfinished, { logOut: false });

  const disabled = !writing || locked || closed || submission.busy;
  const goTo = (index: number) => {
    sheet.touch(index);
    back();
  };
  const goOn = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (!reviewing) sheet.goTo(sheet.current);
  };
  return (
    <KeptPicturesContext value={pictures}>
      <AttemptName all={all} exam={exam} />
      <ExamBar>
        {content.questions.some(isAnswered) && <SavedState attempt={attempt} />}
        <ExamTimer exam={exam} keys={sheet.keys && !reviewing && hasSheet(exam, content)} />
      </ExamBar>
      <AttemptNotices attempt={attempt} exam={exam} content={content} onGone={goOn} />
      <LeaveExamQuestion exam={exam} attempt={attempt} leaving={leaving} />
      <AttemptStopped attempt={attempt} exam={exam} assessor={all.assessor.name} onGone={goOn} />
      {reviewing ? (
        <AttemptReview
          all={all}
          exam={exam}
          content={content}
          attempt={attempt}
          submission={submission}
          disabled={disabled}
          onGo={goTo}
          onBack={back}
        />
      ) : (
        <AttemptWork
          all={all}
          exam={exam}
          content={content}
          source={source}
          sheet={sheet}
          disabled={disabled}
          elsewhere={!writing}
          onReview={review}
        />
      )}
      {writing && locked && !closed && (
        <AttemptEnd exam={exam} content={content} attempt={attempt} submission={submission} leaving={leaving} />
      )}
    </KeptPicturesContext>
  );
};

export const AttemptPage = (props: AttemptPageProps) =>
  useAttemptState(props.attempt, 'role') === 'opening' ? <Skeleton name="exam" /> : <OpenAttempt {...props} />;
