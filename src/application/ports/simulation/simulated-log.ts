import type { OwnScene } from './simulated-own-scenes.ts';

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
  /** Keeps what happened in the world of the entry `from`, until it was replaced, as a scene that `person` (null: a guest) opens on `page`. */
  keepLog(
    from: number,
    scene: { readonly title: string; readonly person: string | null; readonly page: string },
  ): Promise<OwnScene>;
}
