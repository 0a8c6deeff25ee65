/** Removes what was typed in this tab and is no draft (`sessionTabMemory`), with all else that the portal keeps in the session storage. */
export const clearTyped = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // blocked: then nothing was kept
  }
};
