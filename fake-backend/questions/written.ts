import type { ChoiceSeed, StatementSeed } from './bank.ts';

/** A multiple-choice question about a unit; the options are HTML. */
export const choice = (
  unit: string,
  key: ChoiceSeed['key'],
  html: string,
  options: readonly [string, string, string, string, string],
): ChoiceSeed => ({ unit, html, options, key });

/** A true or false statement about a unit. */
export const statement = (unit: string, key: StatementSeed['key'], html: string): StatementSeed => ({
  unit,
  html,
  key,
});
