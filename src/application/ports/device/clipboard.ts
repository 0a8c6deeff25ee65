export interface Clipboard {
  /** Resolves to false when the browser refuses. Never rejects. */
  copy(text: string): Promise<boolean>;
}
