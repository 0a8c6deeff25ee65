/** SHA-256 of UTF-8 text as 64 hexadecimal digits; works without WebCrypto (insecure origins). */
export interface Hasher {
  sha256(text: string): string;
}
