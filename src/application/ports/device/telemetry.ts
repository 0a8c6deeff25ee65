/**
 * Something that operators of the portal want to know, never of a person: no message of an error, no address with its arguments, no value.
 * `error`: the program failed (`frames`: places in our files, the first ones); `chunk`: a part of the portal did not come (`file`: its name,
 * empty where the browser does not say it); `contract`: a reply of the API that could not be used; `vital`: how a page felt (LCP and INP in ms, CLS).
 */
export type TelemetryEvent =
  | { readonly kind: 'error'; readonly name: string; readonly frames: readonly string[] }
  | { readonly kind: 'chunk'; readonly file: string }
  | { readonly kind: 'contract'; readonly call: string; readonly lost: string }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number };

/** Tells the operators of the portal what went wrong, where the body wants to know (`telemetry` in /config.json). */
export interface Telemetry {
  /** Never throws, and never waits. */
  report(event: TelemetryEvent): void;
}
