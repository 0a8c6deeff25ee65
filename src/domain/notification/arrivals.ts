import type { Notification } from './notification.ts';

/** The unread notifications that were on screen or announced before; null before the first look. */
export interface Seen {
  readonly ids: ReadonlySet<string>;
  /** The newest instant among them; empty when there was none. */
  readonly newest: string;
}

export interface Arrivals {
  readonly arrived: readonly Notification[];
  readonly seen: Seen;
}

/**
 * What is new in a list of unread ones since it was last seen. What moves up because another one was read is not new: it is
 * older than what was seen, and what has no date may be. Nothing is new at the first look.
 */
export const arrivals = (seen: Seen | null, unread: readonly Notification[]): Arrivals => {
  const known: Seen = seen ?? { ids: new Set(), newest: '' };
  const isNew = ({ id, date }: Notification) =>
    seen !== null && !known.ids.has(id) && date !== null && date >= known.newest;
  return {
    arrived: unread.filter(isNew),
    seen: {
      ids: new Set([...known.ids, ...unread.map(({ id }) => id)]),
      newest: [known.newest, ...unread.map(({ date }) => date ?? '')].sort().at(-1) ?? '',
    },
  };
};
