const eventName = 'portal-leaving';

/** Runs the log-out at once, unless a listener with unsaved input handles it. */
export const goUnlessAsked = (go: () => void): void => {
  if (dispatchEvent(new CustomEvent(eventName, { cancelable: true, detail: go }))) go();
};

/** Intercepts each log-out until the signal aborts. Only the first listener is called. */
export const askBeforeGoing = (ask: (go: () => void) => void, signal: AbortSignal): void => {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask((event as CustomEvent<() => void>).detail);
  };
  addEventListener(eventName, hold, { signal });
};
