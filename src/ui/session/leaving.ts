const eventName = 'portal-leaving';

/** Logs out at once, unless a listener with unsaved input takes over. */
export const goUnlessAsked = (go: () => void): void => {
  if (dispatchEvent(new CustomEvent(eventName, { cancelable: true, detail: go }))) go();
};

/** Intercepts each log-out until the signal aborts; only the first listener is called. */
export const askBeforeGoing = (ask: (go: () => void) => void, signal: AbortSignal): void => {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask((event as CustomEvent<() => void>).detail);
  };
  addEventListener(eventName, hold, { signal });
};
