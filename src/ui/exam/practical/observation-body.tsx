import type { ReactNode } from 'react';
import type { ExamPaper } from '../../../domain/exam/question.ts';
import { Card } from '../../components/layout/card.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { ExamSection } from '../exam-section.tsx';
import { QuestionHtml } from '../questions/question-html.tsx';
import { ObservedUnits } from './observed-units.tsx';

export interface ObservationBodyProps {
  readonly paper: ExamPaper;
  /** The supporting questions; null when there are none. */
  readonly questions: ReactNode;
}

/** An observation (FR.IA.01): the task, the checklist that the assessor ticks meanwhile, and the supporting questions. */
export const ObservationBody = ({ paper, questions }: ObservationBodyProps) => (
  <Stack $gap={8}>
    {(paper.instructionsHtml || paper.scenarioHtml) && (
      <ExamSection title="Tugas">
        <Card>
          <Stack $gap={4}>
            {paper.instructionsHtml && <QuestionHtml html={paper.instructionsHtml} />}
            {paper.scenarioHtml && <QuestionHtml html={paper.scenarioHtml} />}
          </Stack>
        </Card>
      </ExamSection>
    )}
    {questions && <ExamSection title="Pertanyaan pendukung">{questions}</ExamSection>}
    {paper.units.length > 0 && (
      <ExamSection title="Penilaian asesor">
        <p>
          Asesor mencentang daftar ini sambil mengamati Anda bekerja. Daftar berubah sendiri; Anda tidak perlu memuat
          ulang.
        </p>
        <ObservedUnits units={paper.units} />
      </ExamSection>
    )}
  </Stack>
);
