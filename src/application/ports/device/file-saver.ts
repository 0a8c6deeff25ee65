/** Saves files on the candidate's device. */
export interface FileSaver {
  /** Offers the file under this name; whether and where it is kept is between the browser and its owner. */
  save(file: Blob, name: string): void;
}
