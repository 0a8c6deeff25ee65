/**
 * Text that survives a reload of this tab: a typed message, the open question of an exam, the request keys of purchases. Removed at log-out.
 * Never throws.
 */
export interface TabMemory {
  /** Null if nothing is stored. Untrusted. */
  read(name: string): string | null;
  /** Null removes the text. */
  write(name: string, text: string | null): void;
}
