import { useState } from 'react';
import type { Sitting } from '../../application/exam/sitting.ts';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import type { Question } from '../../domain/exam/question.ts';
import { Button } from '../components/button.tsx';
import { Cluster } from '../components/cluster.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Stack } from '../components/stack.tsx';
import { AnswerVersions } from './answer-versions.tsx';
import { examName } from './exam-text.ts';
import { reviewFacts } from './review-facts.ts';
import { Jumps, ReviewPanel } from './review-panel.tsx';
import { ReviewTotals } from './review-totals.tsx';
import { useSittingState } from './use-sitting-state.ts';
import type { Submission } from './use-submit-exam.ts';

export interface ExamReviewProps {
  readonly all: Exams;
  readonly exam: Exam;
  readonly questions: readonly Question[];
  readonly sitting: Sitting;
  readonly submission: Submission;
  /** Nothing can be changed or handed in here. */
  readonly disabled: boolean;
  readonly onGo: (index: number) => void;
  readonly onBack: () => void;
}

const whatIsEmpty = (count: number): string =>
  count === 0 ? 'Semua soal sudah dijawab.' : `${count} soal belum dijawab dan akan dikirim kosong.`;

/** What is empty, doubtful or contested, and the button that hands the exam in. */
export const ExamReview = (props: ExamReviewProps) => {
  const { all, exam, questions, sitting, submission, disabled, onGo, onBack } = props;
  const answers = useSittingState(sitting, 'answers');
  const unsent = useSittingState(sitting, 'unsent');
  const [asking, setAsking] = useState(false);
  const { answered, empty, doubtful, contested, refused } = reviewFacts(questions, answers);
  const send = () => {
    setAsking(false);
    submission.submit();
  };
  return (
    <>
      <PageHeading
        eyebrow={`${all.scheme.title} · ${examName(exam)}`}
        title="Periksa jawaban"
        lead="Belum ada yang dikumpulkan. Anda masih dapat kembali ke soal selama waktu belum habis."
      />
      <Stack $gap={5}>
        <ReviewTotals total={questions.length} answered={answered} doubtful={doubtful.length} unsent={unsent} />
        {contested.length > 0 && (
          <ReviewPanel title="Jawaban berbeda dari perangkat lain">
            <p>Soal ini dijawab di lebih dari satu perangkat. Pilih jawaban yang Anda maksud.</p>
            {contested.map((each) => (
              <AnswerVersions key={each.question.id} contested={each} sitting={sitting} disabled={disabled} />
            ))}
          </ReviewPanel>
        )}
        {refused.length > 0 && (
          <ReviewPanel title="Tidak diterima server">
            <p>Jawaban ini tetap ada di perangkat Anda, tetapi tidak ikut dinilai. Hubungi asesor bila perlu.</p>
            <ul>
              {refused.map(({ question, reason }) => (
                <li key={question.id}>
                  Soal {question.no}
                  {reason && `: ${reason}`}
                </li>
              ))}
            </ul>
          </ReviewPanel>
        )}
        {empty.length > 0 && (
          <ReviewPanel title="Belum dijawab">
            <Jumps questions={empty} onGo={onGo} />
          </ReviewPanel>
        )}
        {doubtful.length > 0 && (
          <ReviewPanel title="Ditandai ragu-ragu">
            <Jumps questions={doubtful} onGo={onGo} />
          </ReviewPanel>
        )}
        {empty.length + doubtful.length + contested.length + refused.length === 0 && (
          <Notice tone="positive">Semua soal sudah dijawab, dan tidak ada yang ditandai ragu-ragu.</Notice>
        )}
        {unsent > 0 && (
          <Notice tone="caution">
            {unsent} jawaban belum terkirim. Jawaban itu dikirim lebih dahulu saat Anda menekan Kirim jawaban.
          </Notice>
        )}
        {submission.unknown && (
          <Notice tone="caution" live="assertive" title="Belum diketahui apakah ujian sudah diterima server">
            Jawaban Anda tetap tersimpan. Tekan Kirim jawaban lagi: kami memeriksa statusnya dahulu, jadi ujian tidak
            terkirim dua kali.
          </Notice>
        )}
        <Cluster $justify="space-between" data-print="hidden">
          <Button variant="secondary" onClick={onBack}>
            Kembali ke soal
          </Button>
          <Cluster>
            <p role="status">{submission.busy && 'Memeriksa status…'}</p>
            <Button busy={submission.busy} disabled={disabled && !submission.busy} onClick={() => setAsking(true)}>
              Kirim jawaban
            </Button>
          </Cluster>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Kirim jawaban sekarang?"
        confirmLabel="Ya, kirim"
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>{whatIsEmpty(empty.length)}</p>
        <p>Setelah dikirim, jawaban tidak dapat diubah lagi.</p>
      </ConfirmDialog>
    </>
  );
};
