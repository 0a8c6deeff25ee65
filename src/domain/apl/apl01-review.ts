import type { Apl01, Apl01Content, Requirement } from './apl01.ts';
import { sameField } from './apl01-content.ts';

const rowTarget = 'requirement:';

/** What a note about a row of Bagian 3 is addressed to. */
export const requirementTarget = (id: string): string => rowTarget + id;

/** The rows of Bagian 3 that need a file and have none, neither stored nor among the chosen ones. */
export const missingRequirements = (
  requirements: readonly Requirement[],
  chosen: ReadonlySet<string>,
): readonly Requirement[] =>
  requirements.filter(({ id, required, file }) => required && file === null && !chosen.has(id));

/** What the form says now. */
export interface Present {
  readonly content: Apl01Content;
  /** The rows with a new file. */
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

/**
 * Of everything that the reviewer wrote a note to: whether it was changed since the form came back. Targets that name neither a
 * field nor a row are not in it.
 */
export const changedSince = (returned: Apl01, present: Present): ReadonlyMap<string, boolean> => {
  const judged = (returned.review?.notes ?? []).map(
    ({ target }) => [target, changed(returned, present, target)] as const,
  );
  return new Map(judged.filter((entry): entry is readonly [string, boolean] => entry[1] !== null));
};
