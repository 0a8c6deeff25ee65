/** A flag, shared by all tabs and kept across reloads, for a log-out that the server has not received yet. */
export interface PendingLogOut {
  isPending(): boolean;
  remember(): void;
  forget(): void;
}
