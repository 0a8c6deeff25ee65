/** Plain text files on the portal's own site, named by the configuration. */
export interface TextDownloads {
  /** Rejects with `ApiFailure`: `network`, `timeout`, `http`, or `contract` for content that is no plain text or too long. */
  read(address: string): Promise<string>;
}
