import { useEffect, useRef, useState } from 'react';
import type { UnfitFile } from '../../../application/exam/uploads/uploads-state.ts';
import type { ExamKey } from '../../../application/ports/exam/exam-repository.ts';
import type { UploadTask as Task, UploadedFile } from '../../../domain/exam/question.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { demonstrationKinds } from '../../../domain/files/upload-limits.ts';
import { fileProblemText, unreadableFileText } from '../../forms/file-refusal.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { largestSize } from '../../kit/components/media/file-size.ts';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { taskFileKinds } from '../exam-text.ts';
import type { Sheet } from '../questions/use-sheet.ts';
import { useUploaded } from './demonstration-data.ts';
import { useTaskUploads, useUploads, useUploadsDurable, useUploadsReady } from './demonstration-uploads.tsx';
import { PendingUpload } from './pending-upload.tsx';
import { TaskCard, taskLabel } from './task-card.tsx';

const refusalOf = ({ name, problem }: UnfitFile, { maxKb }: Task) => ({
  name: shownFileName(name),
  reason:
    problem === 'unreadable'
      ? unreadableFileText
      : fileProblemText(problem, { maxKb, kinds: demonstrationKinds }, name),
});

export interface UploadTaskProps {
  readonly exam: ExamKey;
  readonly task: Task;
  readonly stored: UploadedFile | null;
  readonly closed: boolean;
  /** Set only for the current task of the sheet, which gets the focus when the review links to it. */
  readonly sheet: Pick<Sheet, 'asked' | 'served'> | null;
}

export const UploadTask = ({ exam, task, stored: before, closed, sheet }: UploadTaskProps) => {
  const uploads = useUploads();
  const ready = useUploadsReady(uploads);
  const durable = useUploadsDurable(uploads);
  const { pending, unfit, reading, arrivals } = useTaskUploads(uploads, task.id);
  const stored = useUploaded(exam, task.id).data ?? before;
  /** Value of `arrivals` when the candidate chose to replace the file; the next arrival ends the replacement. */
  const [replacing, setReplacing] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const label = taskLabel(task);
  const running = pending?.uploading.kind === 'running';
  const wantsFile = ready && !pending && !closed && (!stored || replacing === arrivals);
  useEffect(() => uploads.settle(task.id, stored), [uploads, task.id, stored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of one of these values can remove the focused element
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [pending?.file, running, wantsFile]);

  const asked = sheet?.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link from the review to this task
  useEffect(() => {
    if (!sheet || sheet.served.current === asked) return;
    sheet.served.current = sheet.asked;
    heading.current?.focus();
  }, [asked]);

  const said = () => {
    if (running) return `${label}: mengunggah`;
    return arrivals > 0 && !pending ? `${label}: file sudah diterima server` : '';
  };
  return (
    <TaskCard
      task={task}
      stored={stored}
      pending={pending ? (running ? 'running' : 'pending') : undefined}
      heading={heading}
    >
      {pending && (
        <PendingUpload
          label={label}
          pending={pending}
          closed={closed}
          durable={durable}
          onSend={() => void uploads.send(task)}
          onStop={() => uploads.stop(task.id)}
          onRemove={() => uploads.remove(task.id)}
        />
      )}
      {wantsFile && (
        <FileDrop
          label={`${stored ? 'File pengganti' : 'File hasil'} ${label.toLowerCase()}`}
          hint={`${taskFileKinds}, paling besar ${largestSize(task)}. Langsung diunggah.`}
          accept=".zip,.mp4,.docx,.xlsx,.pptx,.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
          files={[]}
          refused={unfit ? [refusalOf(unfit, task)] : []}
          busy={reading}
          onChoose={([file]) => file && void uploads.choose(task, file, stored)}
        />
      )}
      {stored && !pending && !closed && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setReplacing(wantsFile ? null : arrivals)}>
            {wantsFile ? 'Batal mengganti' : 'Ganti file'}
          </Button>
        </div>
      )}
      {closed && !stored && !pending && <p>Unggahan sudah ditutup. Tidak ada file yang diterima untuk tugas ini.</p>}
      <VisuallyHidden {...politely}>{said()}</VisuallyHidden>
    </TaskCard>
  );
};
