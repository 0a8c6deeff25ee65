export interface PictureDownloads {
  /** The picture at an address. Rejects with `ApiFailure`, also for other content or more than `mostBytes`. */
  read(address: string, mostBytes: number): Promise<Blob>;
}
