export interface Clipboard {
  /** Returns false when the browser refuses. Never rejects. */
  copy(text: string): Promise<boolean>;
}
