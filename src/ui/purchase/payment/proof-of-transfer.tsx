import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ApiFailure } from '../../../application/api-failure.ts';
import { isTechnical } from '../../../application/framework-text.ts';
import type { ProofOutcome } from '../../../application/purchase/send-payment-proof.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { FileLimits } from '../../../domain/files/file-rules.ts';
import type { PaymentProof } from '../../../domain/purchase/payment-proof.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { failureText } from '../../core/failure-text.ts';
import { useService } from '../../core/services.tsx';
import { useZone } from '../../core/zone-context.ts';
import { useOpenChosenFile } from '../../forms/document/use-open-chosen-file.ts';
import { evidenceRefusal, fileProblemText, unreadableFileText } from '../../forms/file-refusal.ts';
import { LeaveWarning } from '../../forms/leave-warning.tsx';
import { useChosenFiles } from '../../forms/use-chosen-files.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { usePrepareFile } from '../../forms/use-prepare-file.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Meter } from '../../kit/components/feedback/meter.tsx';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { largestSize } from '../../kit/components/media/file-size.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { color, radius, space } from '../../kit/theme/theme.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';

const failureOf = (error: unknown): string =>
  (error instanceof ApiFailure && error.fieldErrors?.proof?.filter((text) => !isTechnical(text)).join(' ')) ||
  failureText(error).text;

const problemOf = (outcome: Exclude<ProofOutcome, { kind: 'sent' }>, limits: FileLimits, name: string): string => {
  if (outcome.kind === 'busyInOtherTab') return 'Bukti sedang dikirim dari tab lain. Tunggu sampai selesai di tab itu';
  if (outcome.kind === 'over') return 'Pembelian ini tidak menunggu pembayaran lagi';
  const { problem } = outcome;
  return problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, limits, name);
};

/** The later of the proofs that the purchase names and that a reply has confirmed. */
const latest = (known: PaymentProof | undefined, sent: PaymentProof | undefined) =>
  known?.sentAt && sent?.sentAt && Date.parse(known.sentAt) > Date.parse(sent.sentAt) ? known : (sent ?? known);

export interface ProofOfTransferProps {
  readonly transaction: Transaction;
  /** The server has answered: the purchase may be another one by now. */
  readonly onAnswer: () => void;
}

const useSending = ({ transaction, onAnswer }: ProofOfTransferProps, limits: FileLimits) => {
  const sendProof = useService(purchaseTokens.sendPaymentProof);
  const refresh = usePurchaseRefresh();
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [justSent, setJustSent] = useState<PaymentProof>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (file: File) =>
      sendProof(transaction.id, file, limits, (sent, total) =>
        setPercent(total > 0 ? Math.floor((100 * sent) / total) : 0),
      ),
  });
  const send = async (file: File): Promise<boolean> => {
    setPercent(0);
    setProblem(undefined);
    try {
      const outcome = await mutateAsync(file);
      if (outcome.kind === 'sent') setJustSent(outcome.proof);
      else setProblem(problemOf(outcome, limits, file.name));
      return outcome.kind === 'sent';
    } catch (error) {
      setProblem(failureOf(error));
      return false;
    } finally {
      void refresh();
      onAnswer(); // a refusal may mean that the purchase is paid or over
    }
  };
  return { send, busy: isPending, percent, problem, setProblem, proof: latest(transaction.proof, justSent) };
};

const buttonText = (proof: PaymentProof | undefined, choosing: boolean): string => {
  if (!proof) return 'Kirim bukti transfer';
  return choosing ? 'Kirim pengganti' : 'Ganti bukti';
};

const Frame = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
`;

/** Sends a picture or PDF of a transfer to the body, where its API takes one. */
export const ProofOfTransfer = (props: ProofOfTransferProps) => {
  const limits = useEvidenceLimits();
  const { send, busy, percent, problem, setProblem, proof } = useSending(props, limits);
  const chosen = useChosenFiles({
    prepare: usePrepareFile(limits),
    judge: (file) => evidenceRefusal(file, limits),
  });
  const zone = useZone();
  const openChosen = useOpenChosenFile();
  const [replaces, setReplaces] = useState(false);
  const [file] = chosen.files;
  const choosing = !proof || replaces || busy;

  const press = async () => {
    if (!choosing) return setReplaces(true);
    if (!file) return setProblem('Pilih foto atau PDF bukti transfer Anda');
    if (busy || !(await send(file.file))) return;
    chosen.clear();
    setReplaces(false);
  };
  return (
    <Frame>
      {proof && (
        <Callout
          tone="positive"
          live="polite"
          title={`Bukti transfer terkirim${proof.fileName && `: ${proof.fileName}`}`}
        >
          {proof.sentAt && `Dikirim ${longDateTime(proof.sentAt, zone)}. `}
          Lembaga sertifikasi memeriksanya.
        </Callout>
      )}
      {choosing && (
        <FileDrop
          label={proof ? 'Bukti transfer pengganti' : 'Bukti transfer'}
          hint={`PDF, JPG, atau PNG, paling besar ${largestSize(limits)}`}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          files={chosen.files}
          refused={chosen.refused}
          remarked={chosen.remarked}
          busy={chosen.busy || busy}
          error={problem}
          onChoose={(files) => {
            setProblem(undefined);
            void chosen.onChoose(files);
          }}
          onOpen={() => file && openChosen(file.file)}
          {...(!busy && { onRemove: chosen.onRemove })}
        />
      )}
      {busy && (
        <>
          <Meter label="Kemajuan pengiriman" percent={percent} role="progressbar" />
          <p role="status">{percent < 100 ? `Mengunggah, ${percent}%` : 'Menunggu jawaban server…'}</p>
        </>
      )}
      <LeaveWarning
        when={file !== undefined}
        outTitle="Bukti transfer belum terkirim. Tetap keluar?"
        text="Bukti transfer Anda belum terkirim."
      />
      <Button variant={file ? 'primary' : 'secondary'} busy={busy} onClick={() => void press()}>
        {buttonText(proof, choosing)}
      </Button>
    </Frame>
  );
};
