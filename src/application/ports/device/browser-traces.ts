/** The portal's data in this browser except the drafts: local and session storage, and caches. */
export interface BrowserTraces {
  /** Removes everything except the pending log-out flag and the session mark. Never rejects, because blocked storage holds nothing. */
  erase(): Promise<void>;
}
