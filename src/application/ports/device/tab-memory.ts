/**
 * Text of this tab that survives a reload: input of guests, and the key of a purchase with an unknown outcome. Removed with the tab and at
 * log-out, because the device may be shared. Never throws; keeps nothing when the browser blocks storage.
 */
export interface TabMemory {
  /** Null when there is nothing. Untrusted. */
  read(name: string): string | null;
  /** Null removes it. */
  write(name: string, text: string | null): void;
}
