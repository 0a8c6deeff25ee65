import type { ExamContent } from '../../../domain/exam/question.ts';
import { isByUploads } from '../../running-exam/exam-kinds.ts';
import { DemonstrationReview } from '../practical/demonstration-review.tsx';
import { ExamReview, type ExamReviewProps } from '../review/exam-review.tsx';

type AttemptReviewProps = Omit<ExamReviewProps, 'questions'> & { readonly content: ExamContent };

export const AttemptReview = ({ content, ...props }: AttemptReviewProps) =>
  isByUploads(props.exam) ? (
    <DemonstrationReview content={content} {...props} />
  ) : (
    <ExamReview questions={content.questions} {...props} />
  );
