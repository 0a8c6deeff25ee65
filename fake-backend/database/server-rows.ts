import type { FaultRule } from '../faults.ts';

/** A visitor's session; a guest's has no candidate. */
export interface SessionRow {
  /** The value of the session cookie. */
  id: string;
  candidate_id: string | null;
  csrf: string;
  /** The token of the log-in reply; null for a guest. */
  bearer: string | null;
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

/** One row: what the simulation itself has to remember over a reload. */
export interface SettingsRow {
  id: typeof settingsId;
  seeded_at: string;
  /** Milliseconds that the server's clock is ahead of the real one. */
  clock_offset: number;
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
}

export const settingsId = 'simulation';
