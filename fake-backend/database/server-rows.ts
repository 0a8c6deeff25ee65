import type { FaultRule } from '../faults.ts';

export interface SessionRow {
  id: string;
  candidate_id: string | null;
  csrf: string;
  bearer: string | null;
  address?: string;
}

export interface ReplyRow {
  id: string;
  status: number;
  body: unknown;
}

export interface RobotSettings {
  readonly on: boolean;
  /** Delay in milliseconds of server time before the robots act. */
  readonly delay: number;
}

/**
 * A payment that the gateway has received but the server does not know yet. `at`: when the gateway notifies the server (ms of server time);
 * null if the notice never arrives. `found`: the server learns of the payment when it asks the gateway.
 */
export interface PaymentNoticeRow {
  trx_id: string;
  at: number | null;
  found: boolean;
}

export interface SceneTextRow {
  title: string;
  sentence: string;
  task: string;
  hint: string;
}

/** A step of a scenario is done when each fact (`scenarios/facts.ts`) has at least, or at most, so many. */
export interface StepRow {
  title: string;
  expected: readonly {
    fact: string;
    least?: number | undefined;
    most?: number | undefined;
    question?: number | undefined;
  }[];
}

/** The scenario that the world was opened from. `trxId`: the only purchase in which steps are done (null: all); `since`: server time. */
export interface OpenedSceneRow extends SceneTextRow {
  email: string | null;
  trxId: string | null;
  since: string;
  steps: readonly StepRow[];
}

/**
 * Offsets and delays are milliseconds. `clock_rate`: the speed of the server clock (1 normal, 0 stopped) since the real instant
 * `clock_anchor`. `device_ahead`: the offset of the device clocks from the server clock. `done_until`: all events due until this instant
 * (server time) have happened. `latency`: the delay of each reply; null means the host's default.
 */
export interface SettingsRow {
  id: typeof settingsId;
  schema: number;
  seeded_at: string;
  clock_offset: number;
  clock_rate: number;
  clock_anchor: number;
  device_ahead: number;
  done_until: number;
  latency: number | null;
  faults: FaultRule[];
  fault_matches: Record<string, number>;
  counter: number;
  /**
   * Times (ms) in the last minute: of failed log-ins by email and network address, of rate-limited attempts by action and caller, and of wrong Prakerja
   * codes by candidate.
   */
  wrong_log_ins: Record<string, number[]>;
  attempts: Record<string, number[]>;
  wrong_codes: Record<string, number[]>;
  robots: RobotSettings;
  /** Tasks that are open at the staff desk. The robots skip each task until its instant (ms of server time), or until time travel. */
  at_desk: Readonly<Record<string, number>>;
  payment_notices: PaymentNoticeRow[];
  worked: string[];
  scenes: string[];
  own_scene: OpenedSceneRow | null;
}

export const settingsId = 'simulation';
