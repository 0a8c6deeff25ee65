import type { ChoiceSeed, StatementSeed } from './bank.ts';

export const choice = (
  unit: string,
  key: ChoiceSeed['key'],
  html: string,
  options: readonly [string, string, string, string, string],
): ChoiceSeed => ({ unit, html, options, key });

export const statement = (unit: string, key: StatementSeed['key'], html: string): StatementSeed => ({
  unit,
  html,
  key,
});
