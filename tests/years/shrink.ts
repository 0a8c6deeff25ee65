import type { Act, Plan } from './acts.ts';
import { type Planted, play } from './run.ts';

/** What a violation says, without the numbers that differ from run to run. */
const kindOf = (words: string): string => words.replace(/^.*?: /, '').replaceAll(/"[^"]*"|[\d.]+/g, '#');

/** The fewest acts that break the same promise (delta debugging): leaves out ever smaller parts as long as it stays broken. */
export const shrink = async (plan: Plan, words: string, plantedAnew: () => Planted = () => ({}), tries = 400) => {
  const kind = kindOf(words);
  let left = tries;
  let least: readonly Act[] = plan.acts;
  let said = words;
  const breaks = async (acts: readonly Act[]): Promise<boolean> => {
    left -= 1;
    const { broken } = await play({ ...plan, acts }, plantedAnew());
    if (broken === null || kindOf(broken) !== kind) return false;
    said = broken;
    return true;
  };
  for (let size = Math.ceil(least.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = least.length - size; at > -size && left > 0; at -= size) {
      const acts = [...least.slice(0, Math.max(0, at)), ...least.slice(at + size)];
      if (acts.length < least.length && (await breaks(acts))) least = acts;
    }
  }
  return { acts: least, broken: said, tries: tries - left };
};
