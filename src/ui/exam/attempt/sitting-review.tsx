import type { ExamPaper } from '../../../domain/exam/question.ts';
import { DemonstrationReview } from '../practical/demonstration-review.tsx';
import { ExamReview, type ExamReviewProps } from '../review/exam-review.tsx';

type SittingReviewProps = Omit<ExamReviewProps, 'questions'> & { readonly paper: ExamPaper };

/** What is looked at before a sitting is handed in: its answers, or its uploads. */
export const SittingReview = ({ paper, ...props }: SittingReviewProps) =>
  props.exam.kind === 'demonstration' ? (
    <DemonstrationReview paper={paper} {...props} />
  ) : (
    <ExamReview questions={paper.questions} {...props} />
  );
