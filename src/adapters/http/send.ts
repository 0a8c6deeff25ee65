/** Sends a request and gives the reply, whatever its status; rejects only when there is none. Upload progress is told in bytes. */
export type Send = (request: Request, onUploadProgress?: UploadProgress) => Promise<Response>;

export type UploadProgress = (sentBytes: number, totalBytes: number) => void;
