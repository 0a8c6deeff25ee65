/** What a log-out would take away, in the order in which it is asked for: what a form has not saved, then the drafts of the device. */
type Reason = 'input' | 'drafts';

const eventOf = (reason: Reason): string => `portal-leaving-${reason}`;

/** Goes at once, unless somebody who knows of such a reason wants to ask first: then that one goes on, or not. */
export const goUnlessAsked = (reason: Reason, go: () => void): void => {
  if (dispatchEvent(new CustomEvent(eventOf(reason), { cancelable: true, detail: go }))) go();
};

/** Is given each way out instead of its being taken, until the signal ends it; the first one that listens asks for all. */
export const askBeforeGoing = (reason: Reason, ask: (go: () => void) => void, signal: AbortSignal): void => {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask((event as CustomEvent<() => void>).detail);
  };
  addEventListener(eventOf(reason), hold, { signal });
};
