import { afterNext } from './aborting-storage.ts';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

/** The page is left right after the next request of this kind, and kept for Back: Safari ends none of its transactions. */
export const leaveAt = (kind: Parameters<typeof afterNext>[0], persisted = true): void =>
  afterNext(kind, () => tell('pagehide', persisted));

export const leave = () => tell('pagehide', true);

/** The page comes back as it was left. */
export const comeBack = () => tell('pageshow', true);
