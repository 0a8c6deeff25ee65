export interface FileSaver {
  /** Offers the file for download; the browser decides whether and where it is saved. */
  save(file: Blob, name: string): void;
}
