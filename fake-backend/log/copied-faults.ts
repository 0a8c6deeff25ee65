import { decideFault, type FaultRule } from '../faults.ts';
import type { LoggedRequest } from './request-log.ts';

const pathnameOf = ({ path }: LoggedRequest): string => path.replace(/\?.*$/, '');

/**
 * Adds to the steps of a copied test the faults that were switched on and lifted, and the requests, each met by what the log says. `written` is
 * the step after which some faults are on, and no others. A delay is left out: it changes nothing but how long a test takes.
 */
export const copiedFaults = (steps: string[], written: (rules: readonly FaultRule[]) => string) => {
  let on: readonly FaultRule[] = [];
  let matches: Readonly<Record<string, number>> = {};
  let everOn = false;
  const switchTo = (rules: readonly FaultRule[]) => {
    matches = {};
    steps.push(written(rules));
  };
  const become = (rules: readonly FaultRule[]) => {
    on = rules;
    switchTo(on);
  };
  /** Does what is met by these faults instead. */
  const under = (rules: readonly FaultRule[], step: string) => {
    switchTo(rules);
    steps.push(step);
    switchTo(on);
  };
  return {
    add(rule: FaultRule) {
      if (rule.action.type === 'delay') {
        steps.push(`// addFault ${JSON.stringify(rule.id)}: hanya menunda, jadi tidak disalin`);
        return;
      }
      everOn = true;
      become([...on.filter(({ id }) => id !== rule.id), rule]);
    },
    remove: (lifted: unknown) => become(on.filter(({ id }) => id !== lifted)),
    clear: () => become([]),
    /** Each world has its own, which its requests tell. */
    changeWorld() {
      if (everOn) become([]);
    },
    /** A step that no fault has met. */
    without(step: string) {
      if (on.length === 0) steps.push(step);
      else under([], step);
    },
    /** A request with the fault that the log says it was met by, also when another window or a late reply makes that another one than is on. */
    meet(request: LoggedRequest, step: string) {
      const [method, path] = [request.method, pathnameOf(request)];
      const met = request.fault?.action.type === 'delay' ? null : request.fault;
      const next = decideFault(on, matches, { method, path });
      if (next.rule?.id === met?.id) {
        matches = next.matches;
        steps.push(step);
      } else {
        under(met ? [{ id: 'salinan', match: { method, path, whole: true }, nth: 1, action: met.action }] : [], step);
      }
    },
  };
};
