import type * as z from 'zod/mini';
import { type Config, makeSchema } from './config-schema.ts';

export type { Config } from './config-schema.ts';

/** What is wrong with a configuration, which `configProblemText` says in words. */
export type ConfigProblem =
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'json' }
  | z.core.$ZodIssue;

/** A configuration that cannot be used. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super('config.json');
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Without a right answer to where the API is, nothing may be sent; and a file of which no key is known is another file. */
const costsAll = (content: unknown, issue: Issue): boolean =>
  issue.path[0] === 'api' ||
  (issue.path.length === 0 &&
    (issue.code !== 'unrecognized_keys' || issue.keys.length === Object.keys(content as object).length));

/** The smallest parts that can do without each other: an entry of a list, or a key; of these sections all, for a part of them misleads. */
const costOf = (issue: Issue): readonly Path[] => {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key]);
  const [section, key] = path;
  if (section === 'agreement' || (section === 'payment' && (key === 'scriptUrl' || key === 'clientKey')))
    return [[section]];
  const entry = path.findIndex((each) => typeof each === 'number');
  return [entry === -1 ? path : path.slice(0, entry + 1)];
};

const without = (value: unknown, [key, ...rest]: Path): unknown => {
  if (typeof value !== 'object') return value; // gone with what it was in
  if (Array.isArray(value))
    return value.flatMap((each, index) => (index !== key ? [each] : rest.length === 0 ? [] : [without(each, rest)]));
  const { [key as string]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key as string]: without(inner, rest) };
};

export interface ConfigReading {
  /** Whether `features` that are not named are on, as in the simulation. */
  readonly everything?: boolean;
  /** Hears of each wrong part, which is left out. */
  readonly tell?: (problem: ConfigProblem) => unknown;
}

/** Judges the content of /config.json. What is wrong costs itself only; throws `ConfigError` where it costs all. */
export const parseConfig = (content: unknown, { everything = false, tell }: ConfigReading = {}): Config => {
  const schema = makeSchema(everything);
  const told: Issue[] = [];
  for (let rest = content; ; ) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) {
      for (const issue of told) tell?.(issue);
      return parsed.data;
    }
    const { issues } = parsed.error;
    told.push(...issues);
    if (issues.some((issue) => costsAll(rest, issue))) throw new ConfigError(told);
    const costs = new Map(issues.flatMap(costOf).map((path) => [JSON.stringify(path), path]));
    rest = [...costs.values()].reduceRight(without, rest); // from the end, for an entry that goes moves those behind it
  }
};

/** The configuration in a reply to /config.json. No file at all means the defaults: the page's own origin. Throws `ConfigError`. */
export const configIn = (status: number, text: string, reading: ConfigReading): Config => {
  if (status === 404) return parseConfig({}, reading);
  if (status < 200 || status > 299) throw new ConfigError([{ code: 'status', status }]);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ConfigError([{ code: 'json' }]);
  }
  return parseConfig(content, reading);
};
