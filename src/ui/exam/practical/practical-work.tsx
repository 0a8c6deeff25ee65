import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { ReactNode } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { AttemptTitle } from '../attempt/attempt-title.tsx';
import { ExamSection } from '../exam-section.tsx';
import { ExamFoot } from '../public/exam-bar.tsx';
import { isByUploads } from '../public/exam-kinds.ts';
import { QuestionHtml } from '../questions/question-html.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import { SheetBar } from '../questions/sheet-bar.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { DemonstrationBody } from './demonstration-body.tsx';
import { ObservedUnits } from './observed-units.tsx';

interface PracticalWorkProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  readonly disabled: boolean;
  readonly elsewhere: boolean;
  readonly onReview: () => void;
}

export const PracticalWork = (props: PracticalWorkProps) => {
  const { exam, content, source, sheet, disabled, elsewhere, onReview } = props;
  return (
    <>
      <AttemptTitle exam={exam} />
      {isByUploads(exam) ? (
        <DemonstrationBody exam={exam} content={content} closed={disabled} elsewhere={elsewhere} sheet={sheet} />
      ) : (
        <ObservationBody
          content={content}
          questions={
            content.questions.length > 0 && (
              <QuestionSheet {...{ questions: content.questions, source, sheet, disabled }} timed amongOthers />
            )
          }
        />
      )}
      <ExamFoot>
        <SheetBar>
          <Button onClick={onReview}>
            <ClipboardCheck size={18} aria-hidden="true" />
            Periksa dan kumpulkan
          </Button>
        </SheetBar>
      </ExamFoot>
    </>
  );
};

interface ObservationBodyProps {
  readonly content: ExamContent;
  readonly questions: ReactNode;
}

const ObservationBody = ({ content, questions }: ObservationBodyProps) => (
  <Stack $gap={8}>
    {(content.instructionsHtml || content.scenarioHtml) && (
      <ExamSection title="Tugas">
        <Card>
          <Stack $gap={4}>
            {content.instructionsHtml && <QuestionHtml html={content.instructionsHtml} />}
            {content.scenarioHtml && <QuestionHtml html={content.scenarioHtml} />}
          </Stack>
        </Card>
      </ExamSection>
    )}
    {questions && <ExamSection title="Pertanyaan pendukung">{questions}</ExamSection>}
    {content.units.length > 0 && (
      <ExamSection title="Penilaian asesor">
        <p>
          Asesor mencentang daftar ini sambil mengamati Anda bekerja. Daftar berubah sendiri; Anda tidak perlu memuat
          ulang.
        </p>
        <ObservedUnits units={content.units} />
      </ExamSection>
    )}
  </Stack>
);
