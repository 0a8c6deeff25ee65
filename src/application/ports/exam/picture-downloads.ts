export interface PictureDownloads {
  /** The picture at an address. Rejects with `ApiFailure`, also if the content is no picture or larger than `mostBytes`. */
  read(address: string, mostBytes: number): Promise<Blob>;
}
