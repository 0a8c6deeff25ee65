/** Time that only goes forward, whatever the device's clock is set to; it may stand still while the device sleeps. */
export interface MonotonicClock {
  /** Milliseconds since some moment of this page. */
  elapsed(): number;
}
