/** Documents that the server has made (specification 7, GET /api/mekari/download-file/{id}). */
export interface DocumentRepository {
  /** The file of this id. Rejects with `ApiFailure`: kind `refused` when it is not ready, `contract` when it is no PDF. */
  fetch(fileId: string): Promise<Blob>;
}
