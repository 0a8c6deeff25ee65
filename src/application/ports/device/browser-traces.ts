/** What the portal leaves in this browser beside drafts: marks of its tabs, and copies of its own files. */
export interface BrowserTraces {
  /** Removes it all, but not the flag of a log-out that the server still has to hear of. Never rejects: what is blocked holds nothing. */
  erase(): Promise<void>;
}
