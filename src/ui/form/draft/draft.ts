import type { DraftKeys } from '../../../application/sending/draft-keys.ts';

/** What a form gets of its draft; the same object until one of its own values changes, so that saving renders no form. */
export interface Draft<Values> {
  /** The values to begin with instead of the server's; null when there is no draft. */
  readonly restored: Values | null;
  /** When the restored draft was kept (ISO); null when there was none. */
  readonly savedAt: string | null;
  /** The chosen files under their ids, restored ones included; values name files by these ids, and must bear one that is gone. */
  readonly files: ReadonlyMap<string, File>;
  /** For the `Idempotency-Key` of the submission: the same after a reload or a re-login, until the server has answered. */
  readonly keys: DraftKeys;
  /** There is input that the server has not taken: for `<LeaveFormWarning when>`. */
  readonly unsent: boolean;
  /** False while the draft is only in the memory of this page. */
  readonly durable: boolean;
  /** Keeps all values of the form (JSON, no files), 300 ms after the last call; null for none. Changes nothing on screen. */
  readonly keep: (values: Values | null) => void;
  /** Keeps a file that was judged already; gives its id. */
  readonly addFile: (file: File) => string;
  readonly removeFile: (id: string) => void;
  /** Writes what is not written yet at once; resolves with whether all of it is in the storage of this device. */
  readonly flush: () => Promise<boolean>;
  /** To be called when the server has taken everything: the draft is gone, and nothing is kept any more. */
  readonly sent: () => Promise<void>;
}
