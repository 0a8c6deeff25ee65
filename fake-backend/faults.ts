/** What goes wrong. Milliseconds where a number has no other name. */
export type FaultAction =
  /** Answers with this status; nothing is handled. */
  | { type: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Handles after a while. */
  | { type: 'delay'; ms: number }
  /** Never answers. */
  | { type: 'hang' }
  /** The request does not arrive. */
  | { type: 'network-error' }
  /** Handles, and loses the reply. */
  | { type: 'accept-then-drop' }
  /** Handles, and answers with half of the JSON. */
  | { type: 'cut-body' }
  /** Handles, and answers with nothing. */
  | { type: 'empty' }
  /** A captive portal: status 200 and an HTML page. */
  | { type: 'html' }
  /** Good JSON of a shape that nobody expects. */
  | { type: 'wrong-shape' }
  /** A server that keeps no answers of exams before the submission: it answers saves so, and handles all else. */
  | { type: 'no-partial-saves'; status: 200 | 204 | 405 | 422 }
  /** The network delivers the request twice; the second reply arrives. */
  | { type: 'duplicate' }
  /** The server has forgotten the CSRF token of the session. */
  | { type: 'csrf-expired' }
  /** The server has forgotten the session. */
  | { type: 'session-expired' }
  /** The server's clock is off by this while it handles. */
  | { type: 'clock-offset'; ms: number };

export interface FaultRule {
  id: string;
  /** A path ends anywhere after its text, or is a glob with `*`. Without a method every method. */
  match: { method?: string; path: string };
  /** The n-th matching request only, counted from 1. */
  nth: number | 'every';
  action: FaultAction;
}

export interface FaultDecision {
  action: FaultAction | null;
  /** How many requests each rule has matched, this one included. */
  matches: Record<string, number>;
  /** Whether any rule matched. */
  matched: boolean;
}

const matchesPath = (pattern: string, path: string): boolean => {
  if (!pattern.includes('*')) return path.startsWith(pattern);
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(path);
};

/** Decides what happens to a request: the first rule that is due wins, every rule that matches is counted. */
export const decideFault = (
  rules: readonly FaultRule[],
  matches: Readonly<Record<string, number>>,
  request: { method: string; path: string },
): FaultDecision => {
  const decision: FaultDecision = { action: null, matches: { ...matches }, matched: false };
  for (const { id, match, nth, action } of rules) {
    const otherMethod = match.method !== undefined && match.method.toUpperCase() !== request.method;
    if (otherMethod || !matchesPath(match.path, request.path)) continue;
    const count = (decision.matches[id] ?? 0) + 1;
    decision.matches[id] = count;
    decision.matched = true;
    if (nth === 'every' || nth === count) decision.action ??= action;
  }
  return decision;
};
