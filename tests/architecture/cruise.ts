import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

export interface Rules {
  readonly allowed: readonly { readonly from: { readonly path: string; readonly pathNot?: string | string[] } }[];
  readonly forbidden: readonly { readonly name: string }[];
  readonly options: object;
}

interface Concepts {
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly pairs: readonly { readonly layer: string; readonly from: string; readonly to: string }[];
}

export const repository = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
export const rules: Rules = require(path.join(repository, '.dependency-cruiser.cjs'));
export const concepts: Concepts = require('./concepts.cjs');

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export const violationsOf = async (baseDir: string, folders: string[]): Promise<Violation[]> => {
  const { allowed, forbidden, options } = rules;
  const ruleSet = { allowed, allowedSeverity: 'error', forbidden };
  const result = await cruise(folders, { ...options, baseDir, validate: true, ruleSet } as never);
  const { summary } = result.output as ICruiseResult;
  if (summary.totalCruised === 0) throw new Error(`nothing was looked at in ${baseDir}`);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};
