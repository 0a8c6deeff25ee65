/** A candidate of the demonstration; `persona` says in one Indonesian line what state this candidate is in. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  readonly persona: string;
}

/** What goes wrong on purpose: the `nth` call (or every one) that matches is met by the action. */
export interface SimulatedFault {
  readonly id: string;
  readonly match: { readonly method?: string; readonly path: string };
  readonly nth: number | 'every';
  readonly action: SimulatedFaultAction;
}

export type SimulatedFaultAction =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'delay'; readonly ms: number }
  | { readonly type: 'network-error' | 'accept-then-drop' | 'cut-body' | 'html' | 'session-expired' };

/** The world of the simulation, for the Panel Simulasi; bound in the simulation profile only. */
export interface SimulationControl {
  personas(): readonly Persona[];
  /** Makes the world new and logs everybody out. */
  reset(): Promise<void>;
  /** The server's time. */
  now(): Date;
  /** Moves the server's clock by this many milliseconds. */
  travel(milliseconds: number): Promise<void>;
  /** Milliseconds before each reply. */
  latency(): number;
  setLatency(milliseconds: number): Promise<void>;
  faults(): readonly { readonly id: string }[];
  addFault(fault: SimulatedFault): Promise<void>;
  clearFaults(): Promise<void>;
}
