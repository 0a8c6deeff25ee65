import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import type { Submission } from '../attempt/use-submit-answers.ts';
import { ExamFoot } from '../public/exam-bar.tsx';
import { SheetBar } from '../questions/sheet-bar.tsx';

interface ReviewEndProps {
  readonly submission: Submission;
  readonly disabled: boolean;
  /** Says which data is safe. Shown while it is unknown whether the server received the submission. */
  readonly safe: string;
  readonly hint?: string | false;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export const ReviewEnd = (props: ReviewEndProps) => {
  const { submission, disabled, safe, hint, backLabel, onBack, danger, children } = props;
  const [asking, setAsking] = useState(false);
  // closes the confirmation for good when another tab writes, the exam closes or the time is over
  if (asking && disabled) setAsking(false);
  const send = () => {
    setAsking(false);
    submission.submit();
  };
  return (
    <>
      {submission.unknown && (
        <Callout tone="caution" live="assertive" title="Belum diketahui apakah ujian sudah diterima server">
          {safe} Tekan Kumpulkan ujian lagi: kami memeriksa statusnya dahulu, jadi ujian tidak dikumpulkan dua kali.
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
          <p {...politely}>{submission.busy ? 'Memeriksa status…' : hint}</p>
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
