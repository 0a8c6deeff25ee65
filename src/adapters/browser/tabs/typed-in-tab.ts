/** All keys of what is typed in a tab begin so. */
export const typedInTab = 'portal-asesi:isian:';

/** Removes it: what a log-out wants, without the rest of `sessionTabMemory`. */
export const clearTyped = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(typedInTab)) sessionStorage.removeItem(key);
  } catch {
    // blocked: then nothing was kept
  }
};
