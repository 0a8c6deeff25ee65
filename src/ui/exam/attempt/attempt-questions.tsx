import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useState } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { ExamBar } from '../public/exam-bar.tsx';
import { QuestionHtml } from '../questions/question-html.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import type { AnswerSource } from './answer-source.ts';
import { AttemptTitle } from './attempt-title.tsx';

const title = 'Petunjuk pengerjaan';

const InstructionsButton = ({ html }: { readonly html: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ExamBar>
        <IconButton label={title} onClick={() => setOpen(true)}>
          <CircleHelp size={22} aria-hidden="true" />
        </IconButton>
      </ExamBar>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <QuestionHtml html={html} />
      </Dialog>
    </>
  );
};

interface AttemptQuestionsProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  readonly disabled: boolean;
  readonly onReview: () => void;
}

export const AttemptQuestions = (props: AttemptQuestionsProps) => {
  const { exam, content, source, sheet, disabled, onReview } = props;
  const review = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onReview}>
      <ClipboardCheck size={18} aria-hidden="true" />
      Periksa jawaban
    </Button>
  );
  return (
    <>
      <AttemptTitle exam={exam} />
      {content.instructionsHtml && <InstructionsButton html={content.instructionsHtml} />}
      <QuestionSheet
        questions={content.questions}
        source={source}
        sheet={sheet}
        disabled={disabled}
        timed
        finish={review('primary')}
        review={review('secondary')}
      />
    </>
  );
};
