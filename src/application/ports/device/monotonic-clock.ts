/** Milliseconds since the page opened; setting the device's clock does not change them, but a sleep of the device may stop them. */
export interface MonotonicClock {
  elapsed(): number;
}
