export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

export interface Upload {
  readonly onProgress?: UploadProgress;
  /** Aborts the call, which rejects with the kind `cancelled`. The server may have received everything already. */
  readonly signal?: AbortSignal;
}
