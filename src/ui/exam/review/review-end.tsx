import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { ExamFoot } from '../../layouts/exam-bar.tsx';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { useSubmitQuestion } from '../attempt/use-submit-question.ts';
import { SheetBar } from '../questions/sheet-bar.tsx';

interface ReviewEndProps {
  readonly submission: Submission;
  /** It cannot be handed in now. */
  readonly disabled: boolean;
  /** What is safe while it is not known whether the server has the submission: a sentence. */
  readonly safe: string;
  /** What is to be waited for. */
  readonly hint?: string | false;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** Something will be missing. */
  readonly danger?: boolean;
  /** What is told before it is handed in. */
  readonly children: ReactNode;
}

/** The end of a review: the way back, and the button that hands the exam in after a question. */
export const ReviewEnd = (props: ReviewEndProps) => {
  const { submission, disabled, safe, hint, backLabel, onBack, danger, children } = props;
  const question = useSubmitQuestion(disabled);
  const send = () => {
    question.close();
    submission.submit();
  };
  return (
    <>
      {submission.unknown && (
        <Callout tone="caution" live="assertive" title="Belum diketahui apakah ujian sudah diterima server">
          {safe} Tekan Kumpulkan ujian lagi: kami memeriksa statusnya dahulu, jadi ujian tidak terkumpul dua kali.
        </Callout>
      )}
      <ExamFoot>
        <SheetBar
          review={
            <Button variant="secondary" onClick={onBack}>
              {backLabel}
            </Button>
          }
        >
          <p role="status">{submission.busy ? 'Memeriksa status…' : hint}</p>
          <Button busy={submission.busy} disabled={disabled && !submission.busy} onClick={question.ask}>
            Kumpulkan ujian
          </Button>
        </SheetBar>
      </ExamFoot>
      <ConfirmDialog
        open={question.asking}
        title="Kumpulkan ujian sekarang?"
        confirmLabel="Ya, kumpulkan"
        {...(danger !== undefined && { danger })}
        onConfirm={send}
        onCancel={question.close}
      >
        <Stack $gap={2}>{children}</Stack>
      </ConfirmDialog>
    </>
  );
};
