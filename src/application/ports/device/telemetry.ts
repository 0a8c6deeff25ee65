/**
 * Diagnostics without personal data, messages or query strings. `chunk`: a file that failed to load. `contract`: an unusable API reply.
 * `vital`: LCP and INP in ms, CLS.
 */
export type TelemetryEvent =
  | { readonly kind: 'error'; readonly name: string; readonly frames: readonly string[] }
  | { readonly kind: 'chunk'; readonly file: string }
  | { readonly kind: 'contract'; readonly call: string; readonly lost: string }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number };

/** Reports problems to the portal's operators, if enabled (`telemetry` in /config.json). */
export interface Telemetry {
  /** Never throws or blocks. */
  report(event: TelemetryEvent): void;
}
