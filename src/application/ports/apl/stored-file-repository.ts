import type { StoredFile } from '../../../domain/assessment/form-status.ts';

/** The contents of files on the server (specification 3, Files). Rejects with `ApiFailure` only. */
export interface StoredFileRepository {
  /** A PDF, PNG or JPEG, typed by its bytes. Rejects with the kind `contract` for other content and addresses outside the storage. */
  content(file: StoredFile): Promise<Blob>;
}
