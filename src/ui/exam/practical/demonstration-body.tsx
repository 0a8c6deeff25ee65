import { styled } from 'styled-components';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent, WorkStep } from '../../../domain/exam/question.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { DataTable } from '../../kit/components/layout/data-table.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { ExamSection } from '../exam-section.tsx';
import { QuestionHtml } from '../questions/question-html.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { DemonstrationTasks } from './demonstration-tasks.tsx';

const Brief = styled.div`
  display: grid;
  gap: ${space(8)} ${space(6)};

  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > section {
      grid-template-rows: auto 1fr;
    }
  }
`;

export interface DemonstrationBodyProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly closed: boolean;
  readonly elsewhere: boolean;
  readonly sheet: Sheet;
}

export const DemonstrationBody = ({ exam, content, closed, elsewhere, sheet }: DemonstrationBodyProps) => (
  <Stack $gap={8}>
    {(content.instructionsHtml || content.scenarioHtml) && (
      <Brief>
        {content.instructionsHtml && (
          <ExamSection title="Petunjuk">
            <Card>
              <QuestionHtml html={content.instructionsHtml} />
            </Card>
          </ExamSection>
        )}
        {content.scenarioHtml && (
          <ExamSection title="Skenario">
            <Card>
              <QuestionHtml html={content.scenarioHtml} />
            </Card>
          </ExamSection>
        )}
      </Brief>
    )}
    {content.steps.length > 0 && (
      <ExamSection title="Langkah kerja">
        <WorkSteps steps={content.steps} />
      </ExamSection>
    )}
    <DemonstrationTasks exam={exam} content={content} closed={closed} elsewhere={elsewhere} sheet={sheet} />
  </Stack>
);

const Instruction = styled.span`
  white-space: pre-line;
`;

const WorkSteps = ({ steps }: { readonly steps: readonly WorkStep[] }) => (
  <DataTable
    caption="Langkah kerja"
    columns={[
      { key: 'no', title: 'No.', cell: ({ no }: WorkStep) => no },
      { key: 'title', title: 'Langkah', primary: true, cell: ({ title }) => title },
      { key: 'instruction', title: 'Instruksi', cell: ({ instruction }) => <Instruction>{instruction}</Instruction> },
    ]}
    rows={steps}
    rowKey={({ no }) => no}
  />
);
