const eventName = 'portal-leaving';

/** Logs out at once, unless somebody whose input is not saved wants to ask first: then that one goes on, or not. */
export const goUnlessAsked = (go: () => void): void => {
  if (dispatchEvent(new CustomEvent(eventName, { cancelable: true, detail: go }))) go();
};

/** Is given each log-out instead of its being done, until the signal ends it; the first one that listens asks for all. */
export const askBeforeGoing = (ask: (go: () => void) => void, signal: AbortSignal): void => {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask((event as CustomEvent<() => void>).detail);
  };
  addEventListener(eventName, hold, { signal });
};
