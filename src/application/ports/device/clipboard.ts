/** The device's clipboard. */
export interface Clipboard {
  /** Puts the text there; answers false when the browser does not let us. Never rejects. */
  copy(text: string): Promise<boolean>;
}
