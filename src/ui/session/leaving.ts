const asked = 'portal-leaving';

/** Goes at once, unless somebody who knows of unsaved input wants to ask first: then that one goes on, or not. */
export const goUnlessAsked = (go: () => void): void => {
  if (dispatchEvent(new CustomEvent(asked, { cancelable: true, detail: go }))) go();
};

/** Is given each way out instead of its being taken, until the signal ends it; the first one that listens asks for all. */
export const askBeforeGoing = (ask: (go: () => void) => void, signal: AbortSignal): void => {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask((event as CustomEvent<() => void>).detail);
  };
  addEventListener(asked, hold, { signal });
};
