/** Remembers, over reloads and for all tabs of this browser, that its session was left while the server could not be told. */
export interface PendingLogOut {
  isPending(): boolean;
  remember(): void;
  forget(): void;
}
