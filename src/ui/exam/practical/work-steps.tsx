import { styled } from 'styled-components';
import type { WorkStep } from '../../../domain/exam/question.ts';
import { DataTable } from '../../components/layout/data-table.tsx';

const Instruction = styled.span`
  white-space: pre-line;
`;

/** The steps of the work (FR.IA.02): No., langkah, instruksi. */
export const WorkSteps = ({ steps }: { readonly steps: readonly WorkStep[] }) => (
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
