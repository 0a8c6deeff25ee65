import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { examName } from '../public/exam-kinds.ts';
import { ReviewEnd } from '../review/review-end.tsx';
import { Jumps, ReviewPanel } from '../review/review-panel.tsx';
import { useUploads, useUploadsDurable } from './demonstration-uploads.tsx';
import { PendingUpload } from './pending-upload.tsx';
import { taskLabel } from './task-card.tsx';
import { isRunning, type TaskStatus, useTaskStatuses } from './task-statuses.ts';
import { UploadedAnswer } from './uploaded-answer.tsx';

export interface DemonstrationReviewProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly submission: Submission;
  readonly disabled: boolean;
  readonly onGo: (index: number) => void;
  readonly onBack: () => void;
}

const namesOf = (statuses: readonly TaskStatus[]): string => statuses.map(({ task }) => taskLabel(task)).join(', ');

const ReviewedTask = ({ status, closed }: { readonly status: TaskStatus; readonly closed: boolean }) => {
  const uploads = useUploads();
  const durable = useUploadsDurable(uploads);
  const { task, stored, pending } = status;
  return (
    <ReviewPanel title={taskLabel(task)}>
      {stored && <UploadedAnswer file={stored} older={pending !== null} />}
      {pending && (
        <PendingUpload
          label={taskLabel(task)}
          pending={pending}
          closed={closed}
          durable={durable}
          onSend={() => void uploads.send(task)}
          onStop={() => uploads.stop(task.id)}
          onRemove={() => uploads.remove(task.id)}
        />
      )}
    </ReviewPanel>
  );
};

export const DemonstrationReview = (props: DemonstrationReviewProps) => {
  const { all, exam, content, submission, disabled, onGo, onBack } = props;
  const statuses = useTaskStatuses(content);
  const running = statuses.some(isRunning);
  const missing = statuses.filter(({ stored }) => stored === null);
  const replaced = statuses.filter(({ stored, pending }) => stored !== null && pending !== null);
  return (
    <>
      <PageHeading
        eyebrow={[all.scheme.title, examName(exam)].filter(Boolean).join(' · ')}
        title="Periksa unggahan"
        lead="Belum ada yang dikumpulkan. Anda masih dapat mengganti file selama waktu belum habis."
      />
      <Stack $gap={5}>
        {missing.length > 0 && (
          <ReviewPanel title="Belum diunggah">
            <p>Server belum menerima file untuk tugas ini. File yang masih menunggu di perangkat tidak ikut dinilai.</p>
            <Jumps
              questions={missing.map(({ task }) => ({ question: task, index: content.questions.indexOf(task) }))}
              name={taskLabel}
              onGo={onGo}
            />
          </ReviewPanel>
        )}
        {replaced.length > 0 && (
          <Callout tone="caution" title="File pengganti belum diterima server">
            {namesOf(replaced)} masih dinilai dengan file lama.
          </Callout>
        )}
        {missing.length === 0 && replaced.length === 0 && (
          <Callout tone="positive">Semua tugas sudah diunggah.</Callout>
        )}
        {statuses
          .filter(({ stored, pending }) => stored !== null || pending !== null)
          .map((status) => (
            <ReviewedTask key={status.task.id} status={status} closed={disabled} />
          ))}
        <ReviewEnd
          submission={submission}
          disabled={disabled || running}
          safe="File yang sudah diterima tetap ada di server."
          hint={running && !disabled && 'Tunggu sampai unggahan selesai, atau batalkan.'}
          backLabel="Kembali ke tugas"
          onBack={onBack}
          danger={missing.length > 0 || replaced.length > 0}
        >
          {missing.length > 0 && <p>{namesOf(missing)} belum diunggah dan akan dinilai tanpa file.</p>}
          {replaced.length > 0 && (
            <p>File pengganti untuk {namesOf(replaced)} belum diterima server: yang dinilai adalah file lama.</p>
          )}
          {missing.length === 0 && replaced.length === 0 && <p>Semua tugas sudah diunggah.</p>}
          <p>Setelah dikumpulkan, file tidak dapat diganti lagi.</p>
        </ReviewEnd>
      </Stack>
    </>
  );
};
