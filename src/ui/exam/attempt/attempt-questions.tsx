import { ClipboardCheck } from 'lucide-react';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { examName } from '../../running-exam/exam-name.ts';
import { QuestionHtml } from '../questions/question-html.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { DeviceClockNotice } from '../timer/device-clock-notice.tsx';
import type { AnswerSource } from './answer-source.ts';

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
  const { all, exam, paper, source, sheet, disabled, onReview } = props;
  const review = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onReview}>
      <ClipboardCheck size={18} aria-hidden="true" />
      Periksa jawaban
    </Button>
  );
  return (
    <>
      <PageHeading eyebrow={all.scheme.title} title={examName(exam)} actions={review('secondary')} />
      <Stack $gap={5}>
        <DeviceClockNotice />
        {paper.instructionsHtml && (
          <Disclosure title="Petunjuk pengerjaan">
            <QuestionHtml html={paper.instructionsHtml} />
          </Disclosure>
        )}
        <QuestionSheet
          questions={paper.questions}
          source={source}
          sheet={sheet}
          disabled={disabled}
          timed
          finish={review('primary')}
        />
      </Stack>
    </>
  );
};
