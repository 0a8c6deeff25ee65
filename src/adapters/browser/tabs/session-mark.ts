export const sessionMarkKey = 'portal-asesi:sesi';

/** The last session change that the tabs of this browser share. Times are device milliseconds since the epoch. */
export interface SessionMark {
  /** Strictly increasing, even when the clock is set back. */
  readonly at: number;
  /** Time of the last log-out, or of the first mark; 0 if nothing is stored. */
  readonly left: number;
  /** The candidate's id; empty after a log-out. */
  readonly person: string;
}

export const textOf = ({ at, left, person }: SessionMark): string => `${at}.${left}:${person}`;

export const markIn = (text: unknown): SessionMark | null => {
  const found = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15}):(.*)$/s.exec(text) : null;
  return found && { at: Number(found[1]), left: Number(found[2]), person: found[3] ?? '' };
};
