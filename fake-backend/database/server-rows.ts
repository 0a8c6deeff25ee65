import type { FaultRule } from '../faults.ts';

/** A visitor's session; a guest's has no candidate. */
export interface SessionRow {
  /** The value of the session cookie. */
  id: string;
  candidate_id: string | null;
  csrf: string;
  /** The token of the log-in reply; null for a guest. */
  bearer: string | null;
  /** Where a guest came from, if the host knows it. */
  address?: string;
}

/** The first reply to a request with an idempotency key. */
export interface ReplyRow {
  id: string;
  status: number;
  body: unknown;
}

/** The simulated staff of the certification body. */
export interface RobotSettings {
  readonly on: boolean;
  /** How long they leave something lying (ms of server time). */
  readonly delay: number;
}

/** Money that the payment gateway has, and that the server does not know of. */
export interface PaymentNoticeRow {
  trx_id: string;
  /** When the gateway tells the server (ms of server time); null when that is lost. */
  at: number | null;
  /** Whether the server finds it when it asks the gateway itself. */
  found: boolean;
}

/** One row: what the simulation itself has to remember over a reload. */
export interface SettingsRow {
  id: typeof settingsId;
  /** As `schemaVersion` was when the world was made or migrated. */
  schema: number;
  seeded_at: string;
  /** Milliseconds that the server's clock is ahead of the real one. */
  clock_offset: number;
  /** How fast the server's clock goes: 1 like the real one, 0 when it stands. Since the real instant (ms) of `clock_anchor`. */
  clock_rate: number;
  clock_anchor: number;
  /** Milliseconds that the clocks of the devices that use the portal are ahead of the server's. */
  device_ahead: number;
  /** All that was due until this instant (ms of server time) has happened, and nothing becomes due before it. */
  done_until: number;
  /** Milliseconds before each reply; null is the default of the host. */
  latency: number | null;
  faults: FaultRule[];
  /** How many requests each fault rule has matched so far. */
  fault_matches: Record<string, number>;
  /** Counts what was made, so that ids and secrets are deterministic and never repeat. */
  counter: number;
  /** Instants (ms) of wrong log-ins of the last minute, by e-mail address. */
  wrong_log_ins: Record<string, number[]>;
  /** Instants (ms) of what may be done only so often a minute, by what it is and who does it. */
  attempts: Record<string, number[]>;
  /** Instants (ms) of wrong Prakerja codes of the last minute, by candidate. */
  wrong_codes: Record<string, number[]>;
  robots: RobotSettings;
  /** What somebody has opened at a desk: the robots leave it alone until then (ms of server time), or until somebody lets time go by. */
  at_desk: Readonly<Record<string, number>>;
  /** What the payment gateway has not told yet. */
  payment_notices: PaymentNoticeRow[];
  /** The candidates in whose place somebody has worked. */
  worked: string[];
  /** The addresses of the people whom a scenario has brought where they are. */
  scenes: string[];
}

export const settingsId = 'simulation';
