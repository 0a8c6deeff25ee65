export type ClockRate = 0 | 1 | 10;

/** A world as it was before something changed all of it; `time` is the server's then, an ISO instant. */
export interface KeptWorld {
  readonly id: number;
  readonly before: 'travel' | 'undo' | 'reset' | 'scenario' | 'import' | 'return' | 'update';
  readonly time: string;
}

/** The clock of the simulated server. */
export interface SimulatedTime {
  /** The server's time. */
  now(): Date;
  /** Moves the server's clock forward by this many milliseconds: what is due in the meantime happens, each at its own time. */
  travel(milliseconds: number): Promise<void>;
  /** What will happen next by itself, in Indonesian, and when (ISO instant); null when nothing is to come. */
  nextEvent(): Promise<{ readonly at: string; readonly title: string } | null>;
  /** Moves the server's clock to what happens next; false when nothing is to come. */
  toNextEvent(): Promise<boolean>;
  /** How fast the server's clock goes: 0 when it stands, 1 like a real one, 10 ten times as fast. */
  clockRate(): ClockRate;
  setClockRate(rate: ClockRate): Promise<void>;
  /**
   * The time (ms) that the clock of this device shows, as far as the portal knows: it goes with the journeys of the server's clock, but
   * always as fast as a real one.
   */
  deviceNow(): number;
  /** How far the clock of this device was put ahead of the server's (milliseconds; behind it when less than 0). */
  deviceAhead(): number;
  /** Lets this portal, in all windows, believe another device clock; the server's time stays. */
  setDeviceAhead(milliseconds: number): Promise<void>;
  /** Calls the listener whenever somebody has moved the clock, in any tab, until the returned function is called. */
  watchTime(listener: () => void): () => void;
  /** Moves the server's clock to the beginning of this candidate's next assessment; false when none is ahead. */
  toAssessmentDay(email: string): Promise<boolean>;
}

/** What changes all of the world. */
export interface SimulatedWorlds {
  /** Makes the world new and logs everybody out. The present world is kept. */
  reset(): Promise<void>;
  /** The last worlds that can be taken back, the newest first. */
  worlds(): Promise<readonly KeptWorld[]>;
  /**
   * Takes a world back as it was, with its time; without a number the one before the last journey in time, in which everybody stays
   * logged in; none when another world took its place since. False when there is none. The present world is kept.
   */
  takeBack(id?: number): Promise<boolean>;
  /** Whether this page found a world of another version of the portal, which it cannot open and has kept. */
  foundOtherVersion(): boolean;
  /** The whole world as the text of a file. */
  exportWorld(): Promise<string>;
  /** Puts the world of such a file in place of the present one, which is kept. Rejects with a RangeError in Indonesian, and changes nothing, for any other. */
  importWorld(text: string): Promise<void>;
}
