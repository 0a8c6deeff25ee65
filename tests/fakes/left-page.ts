import { afterNext } from './aborting-storage.ts';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

/** Puts the page into the back/forward cache right after the next request of this kind. As in Safari, no transaction ends then. */
export const leaveAt = (kind: Parameters<typeof afterNext>[0], persisted = true): void =>
  afterNext(kind, () => tell('pagehide', persisted));

export const leave = () => tell('pagehide', true);

export const comeBack = () => tell('pageshow', true);
