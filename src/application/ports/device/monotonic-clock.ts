/** Time that never goes back when the device's clock is set; it may stop while the device sleeps. */
export interface MonotonicClock {
  elapsed(): number;
}
