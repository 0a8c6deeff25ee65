import type { Apl01, Apl01Content } from '../../../domain/apl/apl01.ts';
import type { Apl02, ElementAnswer } from '../../../domain/apl/apl02.ts';
import type { SignatureInput } from '../assessment/signature-input.ts';
import type { Upload } from '../upload.ts';

export interface Submission {
  readonly trxId: string;
  readonly signature: SignatureInput;
  readonly requestKey: string;
  readonly again: boolean;
}

export interface Apl01Submission extends Submission {
  readonly content: Apl01Content;
  /** New files by requirement id; stored files without a new one stay. */
  readonly files: ReadonlyMap<string, File>;
}

export interface Apl02Submission extends Submission {
  readonly answers: Readonly<Record<string, ElementAnswer>>;
  /** New files by the id that the answers use. */
  readonly files: ReadonlyMap<string, File>;
}

/** FR.APL.01 and FR.APL.02 (specification 7, Assessment). Rejects with `ApiFailure` only. */
export interface AplRepository {
  /** Null if no such form or assessment exists. */
  apl01(trxId: string): Promise<Apl01 | null>;
  /**
   * Resolves to the form as the server stored it, or as sent if the reply does not contain it. Field errors: `PersonalData` names,
   * `purpose`, `requirement:{id}`, `signature`.
   */
  sendApl01(submission: Apl01Submission, upload?: Upload): Promise<Apl01>;
  apl02(trxId: string): Promise<Apl02 | null>;
  /** Resolves to the form as stored, or as sent if the reply does not contain it. Field errors: `element:{id}`, `signature`. */
  sendApl02(submission: Apl02Submission, upload?: Upload): Promise<Apl02>;
}
