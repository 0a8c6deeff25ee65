/** Plain text files of the portal's own site, named by the configuration. */
export interface TextDownloads {
  /**
   * The file at this address, as text. Rejects with `ApiFailure`: `network` and `timeout` without a reply, `http` for a bad
   * status, `contract` for what is no plain text or longer than any page.
   */
  read(address: string): Promise<string>;
}
