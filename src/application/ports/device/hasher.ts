/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits; also on addresses where the browser has no WebCrypto. */
export interface Hasher {
  sha256(text: string): string;
}
