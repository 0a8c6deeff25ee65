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

/** A payment that the gateway has received but the server does not know yet. */
export interface PaymentNoticeRow {
  trx_id: string;
  /** When the gateway notifies the server (ms of server time); null if the notice never arrives. */
  at: number | null;
  found: boolean;
}

export interface SceneTextRow {
  title: string;
  sentence: string;
  task: string;
  hint: string;
}

export interface OpenedSceneRow extends SceneTextRow {
  email: string | null;
  /** `before`: how often the step was done before the scene was opened. */
  steps: { name: string; before: number }[];
}

export interface SettingsRow {
  id: typeof settingsId;
  schema: number;
  seeded_at: string;
  /** Offset of the server clock in milliseconds. */
  clock_offset: number;
  /** Speed of the server clock (1 normal, 0 stopped) since the real instant `clock_anchor` (ms). */
  clock_rate: number;
  clock_anchor: number;
  /** Offset of the device clocks from the server clock in milliseconds. */
  device_ahead: number;
  /** All events due until this instant (ms of server time) have happened. */
  done_until: number;
  /** Delay of each reply in milliseconds; null means the host's default. */
  latency: number | null;
  faults: FaultRule[];
  fault_matches: Record<string, number>;
  counter: number;
  /** Times (ms) of failed log-ins in the last minute, by email address. */
  wrong_log_ins: Record<string, number[]>;
  /** Times (ms) of rate-limited attempts in the last minute, by action and caller. */
  attempts: Record<string, number[]>;
  /** Times (ms) at which a candidate entered a wrong Prakerja code in the last minute, by candidate. */
  wrong_codes: Record<string, number[]>;
  robots: RobotSettings;
  /** Tasks that are open at the staff desk. The robots skip each task until its instant (ms of server time), or until time travel. */
  at_desk: Readonly<Record<string, number>>;
  payment_notices: PaymentNoticeRow[];
  worked: string[];
  scenes: string[];
  /** The texts and steps of the scene that this world was opened from; null for none. */
  own_scene: OpenedSceneRow | null;
}

export const settingsId = 'simulation';
