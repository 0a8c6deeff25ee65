import { useState } from 'react';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import type { ExamPaper } from '../../domain/exam/question.ts';
import { missingUploads, uploadTasks } from '../../domain/exam/uploaded-file.ts';
import { Button } from '../components/button.tsx';
import { Cluster } from '../components/cluster.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Stack } from '../components/stack.tsx';
import { examName } from './exam-text.ts';
import { Jumps, ReviewPanel } from './review-panel.tsx';
import { taskLabel } from './task-card.tsx';
import { UploadedAnswer } from './uploaded-answer.tsx';
import type { Submission } from './use-submit-exam.ts';

export interface DemonstrationReviewProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly paper: ExamPaper;
  readonly submission: Submission;
  /** Nothing can be changed or handed in here. */
  readonly disabled: boolean;
  readonly onGo: (index: number) => void;
  readonly onBack: () => void;
}

/** What was uploaded and what is missing, and the button that hands the demonstration in. */
export const DemonstrationReview = (props: DemonstrationReviewProps) => {
  const { all, exam, paper, submission, disabled, onGo, onBack } = props;
  const [asking, setAsking] = useState(false);
  const missing = missingUploads(paper);
  const missingNames = missing.map(taskLabel).join(', ');
  const uploaded = uploadTasks(paper).flatMap((task) => {
    const file = paper.answers.find(({ questionId }) => questionId === task.id)?.file;
    return file ? [{ task, file }] : [];
  });
  const send = () => {
    setAsking(false);
    submission.submit();
  };
  return (
    <>
      <PageHeading
        eyebrow={`${all.scheme.title} · ${examName(exam)}`}
        title="Periksa unggahan"
        lead="Belum ada yang dikumpulkan. Anda masih dapat mengganti file selama waktu belum habis."
      />
      <Stack $gap={5}>
        {missing.length > 0 ? (
          <ReviewPanel title="Belum diunggah">
            <p>Server belum menerima file untuk tugas ini. File yang masih menunggu di perangkat tidak ikut dinilai.</p>
            <Jumps
              questions={missing.map((question) => ({ question, index: paper.questions.indexOf(question) }))}
              name={taskLabel}
              onGo={onGo}
            />
          </ReviewPanel>
        ) : (
          <Notice tone="positive">Semua tugas sudah diunggah.</Notice>
        )}
        {uploaded.map(({ task, file }) => (
          <ReviewPanel key={task.id} title={taskLabel(task)}>
            <UploadedAnswer file={file} />
          </ReviewPanel>
        ))}
        {submission.unknown && (
          <Notice tone="caution" live="assertive" title="Belum diketahui apakah ujian sudah diterima server">
            File Anda tetap ada di server. Tekan Kumpulkan ujian lagi: kami memeriksa statusnya dahulu, jadi ujian tidak
            terkirim dua kali.
          </Notice>
        )}
        <Cluster $justify="space-between" data-print="hidden">
          <Button variant="secondary" onClick={onBack}>
            Kembali ke tugas
          </Button>
          <Cluster>
            <p role="status">{submission.busy && 'Memeriksa status…'}</p>
            <Button busy={submission.busy} disabled={disabled && !submission.busy} onClick={() => setAsking(true)}>
              Kumpulkan ujian
            </Button>
          </Cluster>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Kumpulkan ujian sekarang?"
        confirmLabel="Ya, kumpulkan"
        danger={missing.length > 0}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>
          {missing.length > 0
            ? `${missingNames} belum diunggah dan akan dinilai tanpa file.`
            : 'Semua tugas sudah diunggah.'}
        </p>
        <p>Setelah dikumpulkan, file tidak dapat diganti lagi.</p>
      </ConfirmDialog>
    </>
  );
};
