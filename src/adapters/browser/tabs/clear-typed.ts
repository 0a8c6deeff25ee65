/** Clears the session storage, including the typed text of this tab that is not a draft (`storedMemory`). */
export const clearTyped = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // the browser blocks the storage, so nothing was stored
  }
};
