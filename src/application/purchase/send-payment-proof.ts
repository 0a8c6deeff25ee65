import { shownFileName } from '../../domain/files/file-name.ts';
import type { FileLimits, FileProblem } from '../../domain/files/file-rules.ts';
import type { PaymentProof } from '../../domain/purchase/payment-proof.ts';
import { tabOf } from '../../domain/purchase/transaction.ts';
import { validateFile } from '../files/validate-file.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { PaymentProofRepository } from '../ports/purchase/payment-proof-repository.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import type { Upload, UploadProgress } from '../ports/upload.ts';
import { fingerprintOf } from '../sending/draft-keys.ts';
import { RequestKeys } from '../sending/request-keys.ts';
import { singleFlight } from '../sending/single-flight.ts';

/** Only `sent` has an effect. `over`: the purchase waits for no payment any more. */
export type ProofOutcome =
  | { readonly kind: 'sent'; readonly proof: PaymentProof }
  | { readonly kind: 'unfit'; readonly problem: FileProblem | 'unreadable' }
  | { readonly kind: 'over' }
  | { readonly kind: 'busyInOtherTab' };
export type SendPaymentProof = ReturnType<typeof sendPaymentProof>;

interface Deps {
  readonly proofs: PaymentProofRepository;
  readonly transactions: Pick<TransactionRepository, 'find'>;
  readonly tabs: TabLock;
  readonly realtime: Pick<RealtimeChannel, 'announceChange'>;
  readonly ids: IdSource;
  readonly memory: TabMemory;
}

interface Attempt {
  readonly trxId: string;
  readonly file: File;
  readonly content: string;
}

interface Sent {
  readonly content: string;
  /** Whether the proof that the server has is this one. */
  readonly isIt: (proof: PaymentProof) => boolean;
}

/**
 * Sends the proof of a transfer, in one tab at a time; the same file joins a running call. Reads the purchase before, and after a lost
 * reply, so that a proof that the server has is not sent again. Rejects with `ApiFailure`.
 */
export const sendPaymentProof = ({ proofs, transactions, tabs, realtime, ids, memory }: Deps) => {
  const keys = new RequestKeys(ids, memory);
  const once = singleFlight<ProofOutcome>();
  const last = new Map<string, Sent>();

  const proofOf = async (trxId: string) => (await transactions.find(trxId).catch(() => null))?.proof;

  const send = async ({ trxId, file, content }: Attempt, before: PaymentProof | undefined, upload: Upload) => {
    const sent = last.get(trxId);
    const isIt = ({ sentAt, fileName }: PaymentProof) =>
      sentAt !== null && sentAt !== before?.sentAt && fileName === shownFileName(file.name);
    return keys.under(`bukti:${trxId}:${content}`, async (key, again) => {
      if (before && sent?.content === content && sent.isIt(before)) return before;
      last.set(trxId, { content, isIt });
      try {
        const proof = await proofs.send(trxId, file, key, upload);
        last.set(trxId, {
          content,
          isIt: (other) => other.sentAt === proof.sentAt && other.fileName === proof.fileName,
        });
        // a server replays its first reply to a reused key, and may have a later proof by now
        return (again && (await proofOf(trxId))) || proof;
      } catch (error) {
        const proof = isOutcomeUnknown(error) ? await proofOf(trxId) : undefined;
        if (!proof || !isIt(proof)) throw error;
        return proof;
      }
    });
  };

  const attempt = async (wanted: Attempt, upload: Upload): Promise<ProofOutcome> => {
    const purchase = await transactions.find(wanted.trxId);
    if (purchase && (tabOf(purchase.status) ?? 'pending') !== 'pending') return { kind: 'over' };
    const proof = await send(wanted, purchase?.proof, upload);
    realtime.announceChange();
    return { kind: 'sent', proof };
  };

  return async (trxId: string, file: File, limits: FileLimits, onProgress?: UploadProgress): Promise<ProofOutcome> => {
    const problem = await validateFile(file, limits).catch(() => 'unreadable' as const);
    if (problem) return { kind: 'unfit', problem };
    const content = fingerprintOf(trxId, new Map([['proof', file]]));
    return once(
      trxId,
      async (upload) => {
        const outcome = await tabs.runAlone(`bukti:${trxId}`, () => attempt({ trxId, file, content }, upload));
        return outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome;
      },
      content,
      onProgress && { onProgress },
    );
  };
};
