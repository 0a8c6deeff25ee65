export const sessionMarkKey = 'portal-asesi:sesi';

/**
 * The last session change that the tabs of this browser share. `at` and `left` are device milliseconds since the epoch: `at` strictly
 * increases, even when the clock is set back, and `left` is the last log-out or the first mark. `person`: the candidate's id; empty after a
 * log-out.
 */
export interface SessionMark {
  readonly at: number;
  readonly left: number;
  readonly person: string;
}

export const textOf = ({ at, left, person }: SessionMark): string => `${at}.${left}:${person}`;

export const markIn = (text: unknown): SessionMark | null => {
  const found = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15}):(.*)$/s.exec(text) : null;
  return found && { at: Number(found[1]), left: Number(found[2]), person: found[3] ?? '' };
};
