interface Happening {
  /** Counts up. */
  readonly id: number;
  /** ISO instant of the server's clock. */
  readonly at: string;
}

/** A request that this window sent; `status` is null when there was no reply, `who` for a guest. */
export interface LoggedRequest extends Happening {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly ms: number;
  readonly who: string | null;
  readonly fault: { readonly id: string } | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly sent: { readonly kind: 'none' | 'json' | 'form' | 'long' };
  readonly reply: string;
}

/** What was done from outside of the API. */
export interface LoggedAct extends Happening {
  readonly kind: 'staff' | 'time' | 'world' | 'payment' | 'fault';
  readonly method: string;
  readonly given: readonly unknown[];
}

/** What the server told this window. */
export interface LoggedEvent extends Happening {
  readonly kind: 'socket';
  readonly event: { readonly type: string; readonly trxid?: string };
}

export type LogEntry = LoggedRequest | LoggedAct | LoggedEvent;

/** The last things that happened in this window; what is secret is not in it. */
export interface SimulatedLog {
  /** The oldest first. */
  log(): readonly LogEntry[];
  clearLog(): void;
  /** Calls the listener after each change, until the returned function is called. */
  watchLog(listener: () => void): () => void;
  /** What was done since an entry, as the text of a test that can be run. */
  copyAsTest(from: number, runner: 'vitest' | 'playwright'): Promise<string>;
}
