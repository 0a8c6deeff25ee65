import { type FileLimits, fileProblem, headLength } from '../../domain/files/file-rules.ts';
import { ApiFailure, saidBy } from '../api-failure.ts';
import type { DocumentRepository } from '../ports/assessment/document-repository.ts';
import type { FileSaver } from '../ports/device/file-saver.ts';
import { singleFlight } from '../sending/single-flight.ts';

export type DownloadOutcome =
  | { readonly kind: 'saved' }
  /** There is no document yet; `reasons` are the server's words, if it has any. */
  | { readonly kind: 'notReady'; readonly reasons: readonly string[] }
  /** What came is no PDF, such as the page of a captive portal: nothing was saved. */
  | { readonly kind: 'notAPdf' };

export type DownloadDocument = ReturnType<typeof downloadDocument>;

/** No document of the body is larger; what is would be something else. */
const documentLimits: FileLimits = { maxKb: 50_000, kinds: ['pdf'] };

/** Statuses by which a server says that a document is not there yet. */
const notReadyStatuses: ReadonlySet<number | undefined> = new Set([409, 425]);

/** Saves a file under this name if its first bytes say that it is a PDF. */
export const savePdf = async (saver: FileSaver, file: Blob, name: string): Promise<DownloadOutcome> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (fileProblem({ name, size: file.size, head }, documentLimits)) return { kind: 'notAPdf' };
  saver.save(file, name);
  return { kind: 'saved' };
};

/** How a download ended that a server did not give; throws what is no expected end. */
export const outcomeOf = (error: unknown): DownloadOutcome => {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.kind === 'contract') return { kind: 'notAPdf' };
  if (error.kind !== 'refused' && !notReadyStatuses.has(error.status)) throw error;
  return { kind: 'notReady', reasons: saidBy(error) };
};

/**
 * Fetches a document, judges it by its first bytes whatever the server calls it, and saves it under `name`. While a file is
 * under way, asking for it again is the same download. Rejects with `ApiFailure`, 403 and 404 among them.
 */
export const downloadDocument = (deps: { documents: DocumentRepository; saver: FileSaver }) => {
  const once = singleFlight<DownloadOutcome>();

  const download = async (fileId: string, name: string): Promise<DownloadOutcome> => {
    try {
      return await savePdf(deps.saver, await deps.documents.fetch(fileId), name);
    } catch (error) {
      return outcomeOf(error);
    }
  };

  return (fileId: string, name: string): Promise<DownloadOutcome> => once(fileId, () => download(fileId, name));
};
