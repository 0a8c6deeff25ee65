import type { Apl01, Apl01Content } from '../../../domain/apl/apl01.ts';
import type { Apl02, ElementAnswer } from '../../../domain/apl/apl02.ts';
import type { SignatureInput } from '../assessment/signature-input.ts';

/** How one form is sent. */
export interface Submission {
  readonly trxId: string;
  readonly signature: SignatureInput;
  /** Sends with the same key count once. */
  readonly requestKey: string;
  /** Whether a returned form goes out again. */
  readonly again: boolean;
}

/** Watching and stopping an upload. */
export interface Upload {
  /** Bytes of the whole form. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Stops the sending; the call rejects with the kind `cancelled`. The server may have everything already. */
  readonly signal?: AbortSignal;
}

export interface Apl01Submission extends Submission {
  readonly content: Apl01Content;
  /** New files by the id of their requirement; stored ones stay where no new one is named. */
  readonly files: ReadonlyMap<string, File>;
}

export interface Apl02Submission extends Submission {
  readonly answers: Readonly<Record<string, ElementAnswer>>;
  /** New files by the id under which the answers name them. */
  readonly files: ReadonlyMap<string, File>;
}

/** FR.APL.01 and FR.APL.02 (specification 7, Assessment). Every method rejects with `ApiFailure` only. */
export interface AplRepository {
  /** APL 01 of an assessment; null when the server has none, or there is no such assessment. */
  apl01(trxId: string): Promise<Apl01 | null>;
  /** Sends APL 01, or sends it again; gives it as stored, as it was sent where the server does not say. Field errors stand under the names of `PersonalData`, `purpose`, `requirement:{id}` and `signature`. */
  sendApl01(submission: Apl01Submission, upload?: Upload): Promise<Apl01>;
  /** APL 02 of an assessment; null when the server has none, or there is no such assessment. */
  apl02(trxId: string): Promise<Apl02 | null>;
  /** Sends APL 02, or sends it again; gives it as stored, as it was sent where the server does not say. Field errors stand under `element:{id}` and `signature`. */
  sendApl02(submission: Apl02Submission, upload?: Upload): Promise<Apl02>;
}
