import { styled } from 'styled-components';
import type { Exam } from '../../domain/exam/exam.ts';
import type { ExamPaper, UploadedFile } from '../../domain/exam/question.ts';
import { missingUploads, uploadTasks } from '../../domain/exam/uploaded-file.ts';
import { Stack } from '../components/stack.tsx';
import type { Draft } from '../draft/draft.ts';
import { WithDraft } from '../draft/with-draft.tsx';
import { demonstrationDraft } from './demonstration-draft.ts';
import { ExamSection } from './exam-section.tsx';
import { type KeptUploads, readKeptUploads, useKeptUploads } from './kept-uploads.ts';
import { TaskCard } from './task-card.tsx';
import { UploadTask } from './upload-task.tsx';
import type { Sheet } from './use-sheet.ts';

const Count = styled.p`
  font-variant-numeric: tabular-nums;
`;

const fileOf = ({ answers }: ExamPaper, taskId: string): UploadedFile | null =>
  answers.find(({ questionId }) => questionId === taskId)?.file ?? null;

interface TasksProps {
  readonly exam: Exam;
  readonly paper: ExamPaper;
  /** Nothing can be uploaded any more. */
  readonly closed: boolean;
  readonly sheet: Sheet;
}

const Uploads = ({ exam, paper, closed, sheet, draft }: TasksProps & { readonly draft: Draft<KeptUploads> }) => {
  const { uploads, put } = useKeptUploads(draft);
  return (
    <Stack $gap={5}>
      {uploadTasks(paper).map((task, index) => (
        <UploadTask
          key={task.id}
          exam={exam}
          task={task}
          draft={draft}
          kept={uploads[task.id]}
          onKept={put}
          stored={fileOf(paper, task.id)}
          closed={closed}
          sheet={index === sheet.current ? sheet : null}
        />
      ))}
    </Stack>
  );
};

const Shown = ({ paper }: Pick<TasksProps, 'paper'>) => (
  <Stack $gap={5}>
    {uploadTasks(paper).map((task) => (
      <TaskCard key={task.id} task={task} stored={fileOf(paper, task.id)} />
    ))}
  </Stack>
);

/** The tasks of a demonstration; a file that was chosen stays on this device until the server has it (fault matrix 13, 49). */
export const DemonstrationTasks = ({ elsewhere, ...props }: TasksProps & { readonly elsewhere: boolean }) => {
  const { exam, paper } = props;
  const total = uploadTasks(paper).length;
  return (
    <ExamSection title="Unggah hasil">
      <Count role="status">
        <strong>
          {total - missingUploads(paper).length} dari {total} tugas
        </strong>{' '}
        sudah diunggah.
      </Count>
      {elsewhere ? (
        <Shown paper={paper} />
      ) : (
        <WithDraft
          form={demonstrationDraft(exam)}
          trxId={exam.trxId}
          basis={exam.startedAt ?? ''}
          read={readKeptUploads}
          quiet
        >
          {(draft) => <Uploads {...props} draft={draft} />}
        </WithDraft>
      )}
    </ExamSection>
  );
};
