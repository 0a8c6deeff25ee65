import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { ExamFoot } from '../../layouts/exam-bar.tsx';
import type { Submission } from '../attempt/use-submit-answers.ts';
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
  const [asking, setAsking] = useState(false);
  // another tab writes, the exam is closed, the time is over: the question closes, and does not come back by itself
  if (asking && disabled) setAsking(false);
  const send = () => {
    setAsking(false);
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
          <Button busy={submission.busy} disabled={disabled && !submission.busy} onClick={() => setAsking(true)}>
            Kumpulkan ujian
          </Button>
        </SheetBar>
      </ExamFoot>
      <ConfirmDialog
        open={asking && !disabled}
        title="Kumpulkan ujian sekarang?"
        confirmLabel="Ya, kumpulkan"
        {...(danger !== undefined && { danger })}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <Stack $gap={2}>{children}</Stack>
      </ConfirmDialog>
    </>
  );
};
