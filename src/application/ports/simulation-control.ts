/** A candidate of the demonstration; `persona` says in one Indonesian line what state this candidate is in. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  readonly persona: string;
}

/** A Prakerja code of the demonstration; `state` says in one Indonesian line what it is good for now. */
export interface DemoPrakerjaCode {
  readonly code: string;
  readonly state: string;
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

/** A mail of the simulated server. `link` is a page of this portal, by its path and query; `sent_at` an ISO instant. */
export interface SimulatedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string | null;
  readonly link_title: string | null;
  readonly sent_at: string;
}

/** The world of the simulation, for the Panel Simulasi; bound in the simulation profile only. */
export interface SimulationControl {
  personas(): readonly Persona[];
  prakerjaCodes(): readonly DemoPrakerjaCode[];
  /** The mails that the server has sent, the newest first. */
  mails(): Promise<readonly SimulatedMail[]>;
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
  /** Gives a candidate this many more unread notifications and purchases, to see the portal with masses of data. */
  fill(email: string, masses: { readonly notifications: number; readonly transactions: number }): Promise<void>;
}
