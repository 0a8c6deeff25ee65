import { describe, expect, it } from 'vitest';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';
import { methods } from './methods.ts';

/** The body once for each of its lists, with that list replaced. */
const replaced = (value: unknown, instead: unknown, path = ''): readonly (readonly [string, unknown])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const here: readonly (readonly [string, unknown])[] = Array.isArray(value) && path !== '' ? [[path, instead]] : [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    replaced(each, instead, `${path}.${name}`).map(([where, changed]) => {
      const copy: unknown = Array.isArray(value)
        ? value.map((item, at) => (String(at) === name ? changed : item))
        : { ...value, [name]: changed };
      return [where, copy] as const;
    }),
  );
  return [...here, ...inside];
};

describe.each(methods.filter(({ good }) => replaced(good, null).length > 0))('$name', ({ run, good }) => {
  const outcomeOf = (body: unknown) =>
    run(scriptedClient(() => jsonReply(body)).http).then(
      (value) => ({ value }),
      ({ kind }: { kind: string }) => ({ kind }),
    );

  it('reads null for an empty list, wherever there is one', async () => {
    for (const [path, body] of replaced(good, null)) {
      const empty = replaced(good, []).find(([where]) => where === path)?.[1];
      expect(await outcomeOf(body), path).toEqual(await outcomeOf(empty));
    }
  });
});
