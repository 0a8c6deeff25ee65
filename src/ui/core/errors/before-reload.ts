const longestWait = 1_000;

const saving = new Set<() => Promise<void>>();

/** Registers a save that runs before the portal reloads itself. The reload waits for it up to a second (fault matrix 60). */
export const saveBeforeReload = (save: () => Promise<void>): void => void saving.add(save);

export const savedForReload = (): Promise<unknown> => {
  const all = Promise.allSettled([...saving].map((save) => save()));
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWait))]);
};
