import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent, Question } from '../../../domain/exam/question.ts';
import { FormQuery } from '../../assessment/public/form-page/form-query.tsx';
import { PageBoundary } from '../../core/errors/error-boundary.tsx';
import { isLoadFailure } from '../../core/errors/error-page.tsx';
import { Slot } from '../../core/slots.tsx';
import { useAskBeforeLeaving } from '../../forms/use-ask-before-leaving.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useExamContent, useKeptTimeline } from '../exam-data.ts';
import { answeringWithHelps } from '../helps/answering-with-helps.ts';
import { HelpTools } from '../helps/help-tools.tsx';
import { ExamHelpsContext } from '../helps/helps-context.ts';
import { QuestionLook } from '../helps/question-look.tsx';
import { useExamHelps } from '../helps/use-exam-helps.ts';
import { DemonstrationReview } from '../practical/demonstration-review.tsx';
import { useUploading, WithUploads } from '../practical/demonstration-uploads.tsx';
import { PracticalWork } from '../practical/practical-work.tsx';
import { WithProblems } from '../problems/with-problems.tsx';
import { examsAddress } from '../public/exam-address.ts';
import { ExamBar } from '../public/exam-bar.tsx';
import { examKinds, examName, isByUploads } from '../public/exam-kinds.ts';
import { KeptPicturesContext, useKeptPictures } from '../questions/kept-pictures.ts';
import { hasSheet, useSheet } from '../questions/use-sheet.ts';
import { ExamReview, type ExamReviewProps } from '../review/exam-review.tsx';
import { ExamTimer } from '../timer/exam-timer.tsx';
import type { AnswerSource } from './answer-source.ts';
import { AttemptEnd } from './attempt-end.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import { AttemptQuestions } from './attempt-questions.tsx';
import { attemptSource } from './attempt-source.ts';
import { AttemptStopped } from './attempt-stopped.tsx';
import { AttemptName } from './attempt-title.tsx';
import { ExamFailed } from './exam-failed.tsx';
import { positionName } from './last-position.ts';
import { LeaveExamQuestion } from './leave-exam-question.tsx';
import { attemptName } from './open-attempts.ts';
import { SavedState } from './saved-state.tsx';
import { useTabPosition } from './tab-position.ts';
import { useAttempt } from './use-attempt.ts';
import { useAttemptState } from './use-attempt-state.ts';
import { useKeptExam } from './use-kept-exam.ts';
import { useRecording } from './use-recording.ts';
import { useSubmitExam } from './use-submit-answers.ts';

export interface ExamRunningProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly user: string;
  readonly onOpen: (attempt: RunningAttempt) => void;
}

export const ExamRunning = (props: ExamRunningProps) => {
  const { exam } = props;
  const query = useExamContent(exam, examKinds[exam.kind].work === 'observation');
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
  useRecording(attempt, exam, user);
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

/** Marks the review in the history state, so that the address stays the same and Back leaves the review. */
const mark = { examReview: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'examReview' in state;

const useReviewing = (onBack: () => void) => {
  const [, navigate] = useLocation();
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
      if (!reviewing) navigate(location.pathname + location.search, { state: mark });
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

/** Offsets the bottom padding of the page, which would leave a gap above the foot of the window. */
const Work = styled.div`
  margin-block-end: calc(${space(3)} - ${space(16)});
`;

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
  const handedIn = useAttemptState(attempt, 'handedIn');
  const unsent = useAttemptState(attempt, 'unsent');
  const overtaken = useAttemptState(attempt, 'overtaken');
  const uploading = useUploading();
  const isAsked = examKinds[exam.kind].work === 'questions' && hasSheet(exam, content);
  const { shown: helps, said } = useExamHelps(exam, { wanted: isAsked, writing: role === 'writing' });
  const answers = useMemo(() => attemptSource(attempt), [attempt]);
  const source = useMemo(() => answeringWithHelps(answers, helps?.helps), [answers, helps]);
  const [start] = useState(() => firstBlank(content, source));
  const sheet = useSheet(content.questions.length, positionName(name, exam), start);
  const submission = useSubmitExam(exam, attempt);
  useTabPosition(name, exam.startedAt, sheet.current);
  useKeptExam({ all, exam, attempt, place: sheet.current });
  const pictures = useKeptPictures(exam);
  const { reviewing, review, back } = useReviewing(() => sheet.goTo(sheet.current));
  useEffect(() => {
    if (reviewing) attempt.sendNow();
  }, [attempt, reviewing]);
  const writing = role === 'writing';
  const unfinished = overtaken || (writing && (unsent > 0 || uploading || !(locked || closed)));
  const leaving = useAskBeforeLeaving(unfinished, { logOut: false });

  const disabled = !writing || locked || closed || submission.busy;
  const work = { exam, content, source, sheet, disabled, onReview: review };
  const goTo = (index: number) => {
    sheet.touch(index);
    back();
  };
  const goOn = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (!reviewing) sheet.goTo(sheet.current);
  };
  return (
    <ExamHelpsContext value={helps}>
      <KeptPicturesContext value={pictures}>
        <QuestionLook />
        <AttemptName all={all} exam={exam} />
        <ExamBar>
          {content.questions.some(isAnswered) && <SavedState attempt={attempt} />}
          <ExamTimer exam={exam} keys={sheet.keys && !reviewing && hasSheet(exam, content)} />
        </ExamBar>
        <HelpTools withOptions={content.questions.some(({ kind }) => kind === 'choice')} />
        <VisuallyHidden {...politely}>
          <span key={said.no}>{said.text}</span>
        </VisuallyHidden>
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
          <Work>
            {examKinds[exam.kind].work === 'questions' ? (
              <AttemptQuestions {...work} />
            ) : (
              <PracticalWork {...work} elsewhere={!writing} />
            )}
            {!disabled && (
              <Slot
                name="example"
                of={{ name: 'exam', trxId: exam.trxId, questions: content.questions.filter(isAnswered), source }}
              />
            )}
          </Work>
        )}
        {writing && locked && !closed && !handedIn && (
          <AttemptEnd exam={exam} content={content} attempt={attempt} submission={submission} leaving={leaving} />
        )}
      </KeptPicturesContext>
    </ExamHelpsContext>
  );
};

export const AttemptPage = (props: AttemptPageProps) =>
  useAttemptState(props.attempt, 'role') === 'opening' ? (
    <Skeleton name="exam" />
  ) : (
    <WithProblems exam={props.exam}>
      <OpenAttempt {...props} />
    </WithProblems>
  );
