/** Sends a request and resolves with any status; rejects only without a reply. Upload progress is in bytes. */
export type Send = (request: Request, onUploadProgress?: UploadProgress) => Promise<Response>;

export type UploadProgress = (sentBytes: number, totalBytes: number) => void;
