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
  /** Nor does this one, and as long as the rule is there no socket is open. */
  | { type: 'offline' }
  /** Handles, and every open socket breaks off. */
  | { type: 'socket-drop' }
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
  /**
   * A path ends anywhere after its text, or is a glob with `*`; a `whole` one is that of a call, with `{name}` for what is put in.
   * Without a method every method. With a `candidate` only requests of the person with this id.
   */
  match: { method?: string; path: string; whole?: boolean; candidate?: string };
  /** The n-th matching request only, counted from 1. */
  nth: number | 'every';
  action: FaultAction;
}

export interface FaultDecision {
  /** The rule whose action meets the request. */
  rule: FaultRule | null;
  /** How many requests each rule has matched, this one included. */
  matches: Record<string, number>;
  /** Whether any rule matched. */
  matched: boolean;
}

const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const matchesPath = ({ path: pattern, whole }: FaultRule['match'], path: string): boolean => {
  if (whole) {
    const parts = pattern.split(/\{\w+(\*?)\}/); // what is between two texts says how long the name may be
    const expected = parts.map((part, index) => (index % 2 === 0 ? literal(part) : part ? '.+' : '[^/]+'));
    return new RegExp(`^${expected.join('')}$`).test(path);
  }
  if (!pattern.includes('*')) return path.startsWith(pattern);
  return new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`).test(path);
};

/** Whether sockets have no network either. */
export const isOffline = (rules: readonly FaultRule[]): boolean =>
  rules.some(({ action }) => action.type === 'offline');

/** Decides what happens to a request: the first rule that is due wins, every rule that matches is counted. */
export const decideFault = (
  rules: readonly FaultRule[],
  matches: Readonly<Record<string, number>>,
  request: { method: string; path: string; candidate?: string | null },
): FaultDecision => {
  const decision: FaultDecision = { rule: null, matches: { ...matches }, matched: false };
  for (const rule of rules) {
    const { id, match, nth } = rule;
    const otherMethod = match.method !== undefined && match.method.toUpperCase() !== request.method;
    const otherPerson = match.candidate !== undefined && match.candidate !== request.candidate;
    if (otherMethod || otherPerson || !matchesPath(match, request.path)) continue;
    const count = (decision.matches[id] ?? 0) + 1;
    decision.matches[id] = count;
    decision.matched = true;
    if (nth === 'every' || nth === count) decision.rule ??= rule;
  }
  return decision;
};
