/**
 * What somebody types who need not be logged in, and the key of a purchase with an unknown outcome: kept in this tab over a reload, and gone
 * with the tab and a log-out, because the device may be shared.
 * Never throws; where the browser keeps nothing, neither does this.
 */
export interface TabMemory {
  /** What was written under the name; null when there is nothing. It is untrusted. */
  read(name: string): string | null;
  /** Keeps the text under the name; with null removes it. */
  write(name: string, text: string | null): void;
}
