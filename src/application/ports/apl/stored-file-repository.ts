import type { StoredFile } from '../../../domain/assessment/form-status.ts';

/** The contents of files that the server keeps (specification 3, Files). Rejects with `ApiFailure` only. */
export interface StoredFileRepository {
  /** A PDF, PNG or JPEG by its bytes, with that type; rejects with the kind `contract` when something else comes, or it has no address. */
  content(file: StoredFile): Promise<Blob>;
}
