import type { ExamContent } from '../../../domain/exam/question.ts';
import { DemonstrationReview } from '../practical/demonstration-review.tsx';
import { ExamReview, type ExamReviewProps } from '../review/exam-review.tsx';

type AttemptReviewProps = Omit<ExamReviewProps, 'questions'> & { readonly content: ExamContent };

export const AttemptReview = ({ content, ...props }: AttemptReviewProps) =>
  props.exam.kind === 'demonstration' ? (
    <DemonstrationReview content={content} {...props} />
  ) : (
    <ExamReview questions={content.questions} {...props} />
  );
