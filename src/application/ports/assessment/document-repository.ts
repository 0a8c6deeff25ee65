/** Generated documents (specification 7, GET /api/mekari/download-file/{id}). */
export interface DocumentRepository {
  /** Rejects with `ApiFailure`: kind `refused` when not ready, `contract` when it is no PDF. */
  fetch(fileId: string): Promise<Blob>;
}
