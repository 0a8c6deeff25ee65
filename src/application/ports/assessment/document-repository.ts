/** Generated documents (specification 7, GET /api/mekari/download-file/{id}). */
export interface DocumentRepository {
  /** Rejects with `ApiFailure`: kind `refused` when the document is not ready, `contract` when the reply is no PDF. */
  fetch(fileId: string): Promise<Blob>;
}
