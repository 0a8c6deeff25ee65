interface Happening {
  readonly id: number;
  readonly at: string;
}

/** A request of this window; `status` is null without a reply, `who` for a guest. */
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

export interface LoggedAct extends Happening {
  readonly kind: 'staff' | 'time' | 'world' | 'payment' | 'fault';
  readonly method: string;
  readonly given: readonly unknown[];
}

export interface LoggedEvent extends Happening {
  readonly kind: 'socket';
  readonly event: { readonly type: string; readonly trxid?: string };
}

export type LogEntry = LoggedRequest | LoggedAct | LoggedEvent;

export interface SimulatedLog {
  log(): readonly LogEntry[];
  clearLog(): void;
  watchLog(listener: () => void): () => void;
  /** The text of a test file that replays the log from the entry with the id `from`. */
  copyAsTest(from: number, runner: 'vitest' | 'playwright'): Promise<string>;
}
