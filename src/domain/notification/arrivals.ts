import type { Notification } from './notification.ts';

export interface Seen {
  readonly ids: ReadonlySet<string>;
  readonly newest: string;
}

export interface Arrivals {
  readonly arrived: readonly Notification[];
  readonly seen: Seen;
}

/** The notifications that arrived since the last read. Excludes undated ones, and older ones that move up after another was read. */
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
