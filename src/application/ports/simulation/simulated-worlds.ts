export type ClockRate = 0 | 1 | 10;

export interface KeptWorld {
  readonly id: number;
  readonly before: 'travel' | 'undo' | 'reset' | 'scenario' | 'import' | 'return' | 'update';
  readonly time: string;
}

export interface SimulatedTime {
  now(): Date;
  /** Advances the server's clock by these milliseconds; events in between happen, each at its own time. */
  travel(milliseconds: number): Promise<void>;
  /** The next automatic event, with an Indonesian title and an ISO instant; null for none. */
  nextEvent(): Promise<{ readonly at: string; readonly title: string } | null>;
  /** Advances the server's clock to the next event; false if there is none. */
  toNextEvent(): Promise<boolean>;
  /** Speed of the server's clock: 0 stopped, 1 real time, 10 ten times as fast. */
  clockRate(): ClockRate;
  setClockRate(rate: ClockRate): Promise<void>;
  /** The device's clock (ms) as the portal sees it: follows time travel, but runs at real speed. */
  deviceNow(): number;
  /** Milliseconds that the device's clock is ahead of the server's; may be negative. */
  deviceAhead(): number;
  /** Simulates a wrong device clock in all windows; the server's time is unchanged. */
  setDeviceAhead(milliseconds: number): Promise<void>;
  watchTime(listener: () => void): () => void;
  /** Advances the server's clock to this candidate's next assessment; false if there is none. */
  toAssessmentDay(email: string): Promise<boolean>;
}

export interface SimulatedWorlds {
  /** Saves the present world, then resets it and logs all users out. */
  reset(): Promise<void>;
  worlds(): Promise<readonly KeptWorld[]>;
  /** Saves the present world and restores a kept one, by default that before the last time travel. False if none exists. */
  takeBack(id?: number): Promise<boolean>;
  /** Whether this page found a world of another portal version that it cannot open; that world stays stored. */
  foundOtherVersion(): boolean;
  exportWorld(): Promise<string>;
  /** Saves the present world and replaces it. For an invalid file, changes nothing and rejects with an Indonesian RangeError. */
  importWorld(text: string): Promise<void>;
}
