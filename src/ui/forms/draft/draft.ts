import type { DraftKeys } from '../../../application/sending/draft-keys.ts';

/** A stable reference until one of its values changes, so that saving does not render the form. */
export interface Draft<Values> {
  /** Initial values that replace the server's; null without a draft. */
  readonly restored: Values | null;
  readonly savedAt: string | null;
  /** Chosen and restored files by id. Form values contain these ids and must tolerate a missing file. */
  readonly files: ReadonlyMap<string, File>;
  /** For the `Idempotency-Key` of the submission: stable across reload and re-login until the server has answered. */
  readonly keys: DraftKeys;
  /** True if the form has input that the server lacks; for `<LeaveFormWarning when>`. */
  readonly unsent: boolean;
  readonly durable: boolean;
  /** Saves the form values (JSON, no files) with a 300 ms debounce; null deletes them. Does not render. */
  readonly keep: (values: Values | null) => void;
  readonly addFile: (file: File) => string;
  readonly removeFile: (id: string) => void;
  /** Saves pending changes now; resolves to true if everything is in device storage. */
  readonly flush: () => Promise<boolean>;
  /** Call after the submission succeeded: deletes the draft and stops saving. */
  readonly sent: () => Promise<void>;
}
