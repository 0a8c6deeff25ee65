/** Pictures of questions that are files of their own. */
export interface PictureDownloads {
  /** The picture at an address. Rejects with `ApiFailure`, also for what is no picture and for one of more bytes than `mostBytes`. */
  read(address: string, mostBytes: number): Promise<Blob>;
}
