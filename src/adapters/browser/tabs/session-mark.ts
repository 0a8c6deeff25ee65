export const sessionMarkKey = 'portal-asesi:sesi';

/** What is known of the session that the tabs of this browser share. Times are milliseconds since the epoch, of the device. */
export interface SessionMark {
  /** When this was announced; a later mark has a later time, even where the clock was set back. */
  readonly at: number;
  /** When somebody last logged out here, or when this was first noted; 0 where that is not known, because nothing is stored. */
  readonly left: number;
  /** The candidate's id; empty after a log-out. */
  readonly person: string;
}

export const textOf = ({ at, left, person }: SessionMark): string => `${at}.${left}:${person}`;

/** Null where the text is no mark, such as what another program has written. */
export const markIn = (text: unknown): SessionMark | null => {
  const found = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15}):(.*)$/s.exec(text) : null;
  return found && { at: Number(found[1]), left: Number(found[2]), person: found[3] ?? '' };
};
