import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Slot } from '../../core/slots.tsx';
import { space } from '../../kit/theme/theme.ts';
import { ExamSection } from '../exam-section.tsx';
import type { Sheet } from '../questions/use-sheet.ts';
import { useUploads } from './demonstration-uploads.tsx';
import { TaskCard } from './task-card.tsx';
import { useTaskStatuses } from './task-statuses.ts';
import { UploadTask } from './upload-task.tsx';

const Count = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Tasks = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
`;

const TasksExample = ({ tasks }: { readonly tasks: ReturnType<typeof useTaskStatuses> }) => (
  <Slot name="example" of={{ name: 'demonstration', tasks, uploads: useUploads() }} />
);

export interface DemonstrationTasksProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly closed: boolean;
  readonly elsewhere: boolean;
  readonly sheet: Sheet;
}

export const DemonstrationTasks = ({ exam, content, closed, elsewhere, sheet }: DemonstrationTasksProps) => {
  const statuses = useTaskStatuses(content);
  const workedOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
    sheet.touch(Array.from(currentTarget.children).findIndex((card) => card.contains(target)));
  const there = statuses.filter(({ stored }) => stored !== null).length;
  return (
    <ExamSection title="Unggah hasil">
      <Count role="status">
        <strong>
          {there} dari {statuses.length} tugas
        </strong>{' '}
        sudah diunggah.
      </Count>
      {!closed && !elsewhere && <TasksExample tasks={statuses} />}
      <Tasks onFocus={workedOn}>
        {statuses.map(({ task, stored }, index) =>
          elsewhere ? (
            <TaskCard key={task.id} task={task} stored={stored} />
          ) : (
            <UploadTask
              key={task.id}
              exam={exam}
              task={task}
              stored={stored}
              closed={closed}
              sheet={index === sheet.current ? sheet : null}
            />
          ),
        )}
      </Tasks>
    </ExamSection>
  );
};
