import { decideFault, type FaultRule } from '../faults.ts';
import type { LoggedRequest } from './request-log.ts';

const pathnameOf = ({ path }: LoggedRequest): string => path.replace(/\?.*$/, '');

/**
 * Adds the recorded faults and requests to the steps of a copied test, so that each request meets the same fault as in the log. `written`
 * returns the step that activates exactly these faults. Delays are omitted: they only slow the test down.
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
    /** Forgets the faults, because they belong to the old world. The next requests in the log show the faults of the new world. */
    changeWorld() {
      if (everOn) become([]);
    },
    without(step: string) {
      if (on.length === 0) steps.push(step);
      else under([], step);
    },
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
