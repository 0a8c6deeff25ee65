/** Tells the assessor of devices (not in the specification). Rejects with `ApiFailure`. */
export interface DeviceReports {
  /** A device passed these checks of the rehearsal, `at` milliseconds since the epoch. */
  ready(trxId: string, at: number, checks: readonly string[]): Promise<void>;
}
