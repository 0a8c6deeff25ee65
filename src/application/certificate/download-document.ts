import { type FileLimits, fileProblem, headLength } from '../../domain/files/file-rules.ts';
import { ApiFailure, saidBy } from '../api-failure.ts';
import type { DocumentRepository } from '../ports/assessment/document-repository.ts';
import type { FileSaver } from '../ports/device/file-saver.ts';
import { singleFlight } from '../sending/single-flight.ts';

export type DownloadOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'notReady'; readonly reasons: readonly string[] }
  /** Not a PDF of at most 50 MB, for example a captive portal's page; nothing was saved. */
  | { readonly kind: 'notAPdf' };

export type DownloadDocument = ReturnType<typeof downloadDocument>;

const documentLimits: FileLimits = { maxKb: 50_000, kinds: ['pdf'] };

const notReadyStatuses: ReadonlySet<number | undefined> = new Set([409, 425]);

export const savePdf = async (saver: FileSaver, file: Blob, name: string): Promise<DownloadOutcome> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (fileProblem({ name, size: file.size, head }, documentLimits)) return { kind: 'notAPdf' };
  saver.save(file, name);
  return { kind: 'saved' };
};

/** Rethrows errors that say nothing about the document. */
export const outcomeOf = (error: unknown): DownloadOutcome => {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.kind === 'contract') return { kind: 'notAPdf' };
  if (error.kind !== 'refused' && !notReadyStatuses.has(error.status)) throw error;
  return { kind: 'notReady', reasons: saidBy(error) };
};

/** Fetches and saves a document if it is a PDF. A concurrent call joins the first. Rejects with `ApiFailure`. */
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
