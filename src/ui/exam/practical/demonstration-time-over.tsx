import { useEffect, useRef } from 'react';
import type { PendingFile } from '../../../application/exam/uploads/uploads-state.ts';
import type { ExamContent, UploadTask } from '../../../domain/exam/question.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { FileName } from '../../kit/components/media/file-name.tsx';
import { useUploads } from './demonstration-uploads.tsx';
import { sendLabel, triedAgainText } from './pending-upload.tsx';
import { taskLabel } from './task-card.tsx';
import { type TaskStatus, useTaskStatuses } from './task-statuses.ts';
import { UploadObjections } from './upload-objections.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface LateUploadProps {
  readonly status: TaskStatus & { readonly pending: PendingFile };
  readonly onSend: (task: UploadTask) => void;
}

const Name = ({ name }: { readonly name: string }) => <FileName name={shownFileName(name)} />;

const LateUpload = ({ status: { task, stored, pending }, onSend }: LateUploadProps) => {
  const { file, uploading, heals } = pending;
  const before = stored && (
    <p>
      Yang ada di server sekarang: <Name name={stored.name} />
    </p>
  );
  if (uploading.kind === 'running')
    return (
      <Callout title={`${taskLabel(task)}: unggahan masih berjalan`} live="polite">
        <Stack $gap={2}>
          <p>
            Jangan tutup halaman ini sampai <Name name={file.name} /> diterima server.
          </p>
          <UploadProgress name={shownFileName(file.name)} percent={uploading.percent} />
          {before}
        </Stack>
      </Callout>
    );
  if (uploading.kind === 'refused')
    return (
      <Callout tone="critical" title={`${taskLabel(task)}: file tidak diterima server`} live="assertive">
        <Stack $gap={2}>
          <p>
            <Name name={file.name} />: {failureText(uploading.error).text}
          </p>
          <UploadObjections error={uploading.error} />
          {before}
          <p>Segera hubungi asesor atau admin, dan simpan file aslinya.</p>
        </Stack>
      </Callout>
    );
  return (
    <Callout
      tone="caution"
      title={`${taskLabel(task)}: file belum diterima server`}
      live={heals ? 'polite' : 'assertive'}
      action={
        <Button size="small" onClick={() => onSend(task)}>
          {sendLabel[uploading.kind]}
        </Button>
      }
    >
      <Stack $gap={2}>
        <p>
          <Name name={file.name} />
          {uploading.kind === 'failed' && `: ${failureText(uploading.error).text}`}
        </p>
        {before}
        <p>
          Server masih menunggunya sebentar. {heals && `${triedAgainText} `}Bila tetap gagal, segera hubungi asesor atau
          admin.
        </p>
      </Stack>
    </Callout>
  );
};

export interface TimeOverTasksProps {
  readonly statuses: readonly TaskStatus[];
  readonly onSend: (task: UploadTask) => void;
}

const isPending = (status: TaskStatus): status is LateUploadProps['status'] => status.pending !== null;

export const TimeOverTasks = ({ statuses, onSend }: TimeOverTasksProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const pending = statuses.filter(isPending);
  const missing = statuses.filter((each) => !each.stored && !isPending(each));
  const kinds = pending.map(({ task, pending: { uploading } }) => `${task.id} ${uploading.kind}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `kinds` can remove the focused button
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, [kinds]);
  return (
    <Stack ref={frame} $gap={4} tabIndex={-1} role="group" aria-label="Unggahan setelah waktu habis">
      {pending.map((status) => (
        <LateUpload key={status.task.id} status={status} onSend={onSend} />
      ))}
      {missing.length > 0 && (
        <Callout tone="caution" title="Jawaban tugas praktik belum diunggah">
          {missing.map(({ task }) => taskLabel(task)).join(', ')} belum ada di server. Segera hubungi asesor atau admin.
        </Callout>
      )}
      {pending.length === 0 && missing.length === 0 && (
        <Callout tone="positive" live="polite">
          Jawaban tugas praktik sudah diunggah.
        </Callout>
      )}
    </Stack>
  );
};

export const DemonstrationTimeOver = ({ content }: { readonly content: ExamContent }) => {
  const uploads = useUploads();
  return <TimeOverTasks statuses={useTaskStatuses(content)} onSend={(task) => void uploads.send(task)} />;
};
