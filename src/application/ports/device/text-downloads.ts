/** Plain text files at addresses from the configuration, also of other origins. */
export interface TextDownloads {
  /** Rejects with `ApiFailure`: `network`, `timeout`, `http`, or `contract` for content that is no plain text or too long. */
  read(address: string): Promise<string>;
}
