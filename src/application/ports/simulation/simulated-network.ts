/** What goes wrong on purpose: the `nth` call (or every one) that matches is met by the action. */
export interface SimulatedFault {
  readonly id: string;
  /** Calls whose path begins so; a `whole` one is that of a call, with `{name}` for what is put in. */
  readonly match: { readonly method?: string; readonly path: string; readonly whole?: boolean };
  readonly nth: number | 'every';
  readonly action: SimulatedFaultAction;
}

export type SimulatedFaultAction =
  | { readonly type: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
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

/** The network between the portal and the simulated server. */
export interface SimulatedNetwork {
  /** Milliseconds before each reply. */
  latency(): number;
  setLatency(milliseconds: number): Promise<void>;
  faults(): readonly SimulatedFault[];
  /** How many calls each fault has matched since it was added, by its id. */
  faultMatches(): Readonly<Record<string, number>>;
  removeFault(id: string): Promise<void>;
  addFault(fault: SimulatedFault): Promise<void>;
  clearFaults(): Promise<void>;
}
