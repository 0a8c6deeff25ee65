import type { Apl01, Apl01Content, Requirement } from './apl01.ts';
import { sameField } from './apl01-content.ts';

const rowTarget = 'requirement:';

export const requirementTarget = (id: string): string => rowTarget + id;

/** The rows of Bagian 3 that require a file and have neither a stored nor a chosen one. */
export const missingRequirements = (
  requirements: readonly Requirement[],
  chosen: ReadonlySet<string>,
): readonly Requirement[] =>
  requirements.filter(({ id, required, file }) => required && file === null && !chosen.has(id));

export interface Present {
  readonly content: Apl01Content;
  readonly chosen: ReadonlySet<string>;
}

const changed = (returned: Apl01, { content, chosen }: Present, target: string): boolean | null => {
  if (!target.startsWith(rowTarget)) {
    const same = returned.content && sameField(returned.content, content, target);
    return same === null ? null : !same;
  }
  const id = target.slice(rowTarget.length);
  return returned.requirements.some((row) => row.id === id) ? chosen.has(id) : null;
};

/** For each target of the reviewer's notes: whether it has changed since the form was returned. Unknown targets are left out. */
export const changedSince = (returned: Apl01, present: Present): ReadonlyMap<string, boolean> => {
  const judged = (returned.review?.notes ?? []).map(
    ({ target }) => [target, changed(returned, present, target)] as const,
  );
  return new Map(judged.filter((entry): entry is readonly [string, boolean] => entry[1] !== null));
};
