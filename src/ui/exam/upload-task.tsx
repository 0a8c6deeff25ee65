import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { FileDrop } from '../components/file-drop.tsx';
import { fileSize } from '../components/file-size.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { PendingUpload } from './pending-upload.tsx';
import { TaskCard, taskLabel } from './task-card.tsx';
import type { Sheet } from './use-sheet.ts';
import { type TaskUploadSettings, useTaskUpload } from './use-task-upload.ts';

export interface UploadTaskProps extends TaskUploadSettings {
  /** Nothing can be uploaded any more. */
  readonly closed: boolean;
  /** Set for the task to which the review led back: it gets the focus. */
  readonly sheet: Pick<Sheet, 'asked' | 'served'> | null;
}

/** One task of a demonstration: choose what was made, see it go out, replace it while the time runs. */
export const UploadTask = ({ closed, sheet, ...settings }: UploadTaskProps) => {
  const { task } = settings;
  const { stored, file, uploading, refused, reading, arrivals, choose, send, stop, remove } = useTaskUpload(settings);
  /** After which arrival the file was to be replaced; what arrives then ends it. */
  const [replacing, setReplacing] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const label = taskLabel(task);
  const running = uploading.kind === 'running';
  const wantsFile = !file && !closed && (!stored || replacing === arrivals);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes away when one of these changes
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [file, running, wantsFile]);

  const asked = sheet?.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back
  useEffect(() => {
    if (!sheet || sheet.served.current === asked) return;
    sheet.served.current = sheet.asked;
    heading.current?.focus();
  }, [asked]);

  const said = () => {
    if (running) return `${label}: mengunggah`;
    return arrivals > 0 && !file ? `${label}: file sudah diterima server` : '';
  };
  return (
    <TaskCard task={task} stored={stored} pending={file && (running ? 'running' : 'pending')} heading={heading}>
      {file && (
        <PendingUpload
          label={label}
          file={file}
          uploading={uploading}
          closed={closed}
          onSend={send}
          onStop={stop}
          onRemove={remove}
        />
      )}
      {wantsFile && (
        <FileDrop
          label={`${stored ? 'File pengganti' : 'File hasil'} ${label.toLowerCase()}`}
          hint={`PDF, PNG, JPG, ZIP, atau MP4, paling besar ${fileSize(task.maxKb * 1000)}. File langsung diunggah setelah dipilih.`}
          accept=".pdf,.png,.jpg,.jpeg,.zip,.mp4"
          files={[]}
          refused={refused}
          busy={reading}
          onChoose={choose}
        />
      )}
      {stored && !file && !closed && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setReplacing(wantsFile ? null : arrivals)}>
            {wantsFile ? 'Batal mengganti' : 'Ganti file'}
          </Button>
        </div>
      )}
      {closed && !stored && !file && <p>Unggahan sudah ditutup. Tidak ada file yang diterima untuk tugas ini.</p>}
      <VisuallyHidden role="status">{said()}</VisuallyHidden>
    </TaskCard>
  );
};
