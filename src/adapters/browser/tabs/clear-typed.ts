/** Removes what was typed in this tab and is no draft (`sessionTabMemory`): all keys of the portal in the session storage. */
export const clearTyped = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('portal-asesi:')) sessionStorage.removeItem(key);
  } catch {
    // blocked: then nothing was kept
  }
};
