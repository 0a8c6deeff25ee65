import type * as z from 'zod/mini';
import { type Config, makeSchema } from './config-schema.ts';

export type { Config } from './config-schema.ts';

export type ConfigProblem =
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'json' }
  | z.core.$ZodIssue;

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

/** Errors in `api` are fatal, because requests could go to the wrong host. A file without any known key is not a configuration. */
const costsAll = (content: unknown, issue: Issue): boolean =>
  issue.path[0] === 'api' ||
  (issue.path.length === 0 &&
    (issue.code !== 'unrecognized_keys' || issue.keys.length === Object.keys(content as object).length));

/**
 * The smallest independent parts to drop: a list entry or a key. `agreement`, `maintenance`, and a `payment` with an invalid `scriptUrl` or
 * `clientKey` are dropped as a whole, because a part would mislead. What lacks a needed key is dropped itself.
 */
const costOf = (content: unknown, issue: Issue): readonly Path[] => {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key]);
  const [section, key] = path;
  if (
    section === 'agreement' ||
    section === 'maintenance' ||
    (section === 'payment' && (key === 'scriptUrl' || key === 'clientKey'))
  )
    return [[section]];
  const entry = path.findIndex((each) => typeof each === 'number');
  if (entry !== -1) return [path.slice(0, entry + 1)];
  return [valueAt(content, path) === undefined ? path.slice(0, -1) : path];
};

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], content);

const without = (value: unknown, [key, ...rest]: Path): unknown => {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.flatMap((each, index) => (index !== key ? [each] : rest.length === 0 ? [] : [without(each, rest)]));
  const { [key as string]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key as string]: without(inner, rest) };
};

export interface ConfigReading {
  readonly everything?: boolean;
  readonly tell?: (problem: ConfigProblem) => unknown;
}

/** Validates /config.json. Drops invalid parts; throws `ConfigError` for fatal ones. */
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
    const costs = new Map(issues.flatMap((issue) => costOf(rest, issue)).map((path) => [JSON.stringify(path), path]));
    rest = [...costs.values()].reduceRight(without, rest); // from the end, because removing an entry shifts later ones
  }
};

/** The configuration of a /config.json reply. A 404 means the defaults: the page's own origin. Throws `ConfigError`. */
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
