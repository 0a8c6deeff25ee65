/** Browser data beside the drafts: marks of tabs, and cached files of the portal. */
export interface BrowserTraces {
  /** Removes everything except the pending log-out flag and the session mark. Never rejects: blocked storage holds nothing. */
  erase(): Promise<void>;
}
