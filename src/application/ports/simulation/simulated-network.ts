export interface SimulatedFault {
  readonly id: string;
  readonly match: { readonly method?: string | undefined; readonly path: string; readonly whole?: boolean | undefined };
  readonly nth: number | 'every';
  readonly action: SimulatedFaultAction;
}

export type SimulatedFaultAction =
  | {
      readonly type: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly type: 'delay' | 'clock-offset'; readonly ms: number }
  | { readonly type: 'no-partial-saves'; readonly status: 200 | 204 | 405 | 422 }
  | {
      readonly type:
        | 'network-error'
        | 'offline'
        | 'accept-then-drop'
        | 'duplicate'
        | 'hang'
        | 'cut-body'
        | 'empty'
        | 'html'
        | 'wrong-shape'
        | 'csrf-expired'
        | 'session-expired'
        | 'socket-drop';
    };

export interface SimulatedNetwork {
  /** Milliseconds before each reply. */
  latency(): number;
  setLatency(milliseconds: number): Promise<void>;
  faults(): readonly SimulatedFault[];
  faultMatches(): Readonly<Record<string, number>>;
  removeFault(id: string): Promise<void>;
  addFault(fault: SimulatedFault): Promise<void>;
  clearFaults(): Promise<void>;
}
