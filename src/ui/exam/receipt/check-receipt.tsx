import { useState } from 'react';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { useExamChanges } from '../exam-data.ts';

interface Checking {
  readonly busy: boolean;
  /** Whether the receipt matches; null if it cannot be compared, undefined until the comparison has ended. */
  readonly matches: boolean | null | undefined;
  readonly check: () => void;
}

export const useReceiptCheck = (exam: Exam, receipt: ExamReceipt): Checking => {
  const checkReceipt = useService(examAttemptTokens.checkReceipt);
  const { askContent } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [matches, setMatches] = useState<boolean | null>();
  const check = async () => {
    setBusy(true);
    setMatches(undefined);
    try {
      setMatches(await checkReceipt(await askContent(exam), receipt));
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return { busy, matches, check: () => void check() };
};

export const CheckButton = ({ checking: { busy, check } }: { readonly checking: Checking }) => (
  <Button variant="secondary" busy={busy} onClick={check}>
    Periksa lagi
  </Button>
);

export const CheckOutcome = ({ checking: { matches } }: { readonly checking: Checking }) => (
  <>
    {matches === undefined && (
      <p>
        “Periksa lagi” membaca jawaban Anda di server dan mencocokkannya dengan sidik digital pada tanda terima ini.
      </p>
    )}
    <div {...politely}>
      {matches === true && (
        <Callout tone="positive" title="Cocok">
          Jawaban di server sekarang sama dengan jawaban pada tanda terima ini.
        </Callout>
      )}
      {matches === null && (
        <Callout tone="caution" title="Tidak dapat dicocokkan">
          Sebagian soal ujian ini tidak dapat dibaca portal. Hubungi asesor bila Anda ingin memastikan jawaban Anda.
        </Callout>
      )}
      {matches === false && (
        <Callout tone="critical" title="Tidak cocok">
          Jawaban di server sekarang berbeda dari tanda terima ini. Cetak tanda terima ini, lalu hubungi asesor.
        </Callout>
      )}
    </div>
  </>
);
