import { ClipboardCheck } from 'lucide-react';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { DeviceClockNotice } from '../timer/device-clock-notice.tsx';
import type { AnswerSource } from './answer-source.ts';
import { AttemptTitle } from './attempt-title.tsx';
import { InstructionsButton } from './instructions-button.tsx';

interface AttemptQuestionsProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly paper: ExamContent;
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  readonly disabled: boolean;
  readonly onReview: () => void;
}

/** The questions of an attempt, and the way to the review of the answers. */
export const AttemptQuestions = (props: AttemptQuestionsProps) => {
  const { exam, paper, source, sheet, disabled, onReview } = props;
  const review = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onReview}>
      <ClipboardCheck size={18} aria-hidden="true" />
      Periksa jawaban
    </Button>
  );
  return (
    <>
      <AttemptTitle exam={exam} />
      {paper.instructionsHtml && <InstructionsButton html={paper.instructionsHtml} />}
      <Stack $gap={3}>
        <DeviceClockNotice />
        <QuestionSheet
          questions={paper.questions}
          source={source}
          sheet={sheet}
          disabled={disabled}
          timed
          finish={review('primary')}
          review={review('secondary')}
        />
      </Stack>
    </>
  );
};
