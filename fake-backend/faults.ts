export type FaultAction =
  | { type: 'status'; status: number; body?: unknown; headers?: Record<string, string> | undefined }
  | { type: 'delay'; ms: number }
  | { type: 'hang' }
  | { type: 'network-error' }
  /** Like `network-error`, and closes all sockets while the rule exists. */
  | { type: 'offline' }
  | { type: 'socket-drop' }
  | { type: 'accept-then-drop' }
  | { type: 'cut-body' }
  | { type: 'empty' }
  | { type: 'html' }
  | { type: 'wrong-shape' }
  /** A server without partial saves: answers saves with this status but stores nothing; handles all other requests. */
  | { type: 'no-partial-saves'; status: 200 | 204 | 405 | 422 }
  | { type: 'duplicate' }
  | { type: 'csrf-expired' }
  | { type: 'session-expired' }
  | { type: 'clock-offset'; ms: number };

/**
 * `path` is a prefix, a glob with `*`, or, with `whole`, a call's path with `{name}` parameters. A missing method or candidate matches all.
 * `nth`: only the n-th matching request, counted from 1.
 */
export interface FaultRule {
  id: string;
  match: { method?: string | undefined; path: string; whole?: boolean | undefined; candidate?: string | undefined };
  nth: number | 'every';
  action: FaultAction;
}

export interface FaultDecision {
  rule: FaultRule | null;
  matches: Record<string, number>;
  matched: boolean;
}

const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const matchesPath = ({ path: pattern, whole }: FaultRule['match'], path: string): boolean => {
  if (whole) {
    const parts = pattern.split(/\{\w+(\*?)\}/); // odd parts are the `*` flags of the parameters
    const expected = parts.map((part, index) => (index % 2 === 0 ? literal(part) : part ? '.+' : '[^/]+'));
    return new RegExp(`^${expected.join('')}$`).test(path);
  }
  if (!pattern.includes('*')) return path.startsWith(pattern);
  return new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`).test(path);
};

export const isOffline = (rules: readonly FaultRule[]): boolean =>
  rules.some(({ action }) => action.type === 'offline');

/** Selects the fault of a request: the first rule that is due wins; every matching rule is counted. */
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
