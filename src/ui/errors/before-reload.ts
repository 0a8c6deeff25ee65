/** Milliseconds: a reload that is wanted comes, whatever is still being saved. */
const longestWait = 1_000;

const saving = new Set<() => Promise<void>>();

/** Calls this before the portal reloads itself, which waits for it up to a second: so that nothing typed is lost (fault matrix 60). */
export const saveBeforeReload = (save: () => Promise<void>): void => void saving.add(save);

/** Resolves when all that must be saved is, or after a second. */
export const savedForReload = (): Promise<unknown> => {
  const all = Promise.allSettled([...saving].map((save) => save()));
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWait))]);
};
