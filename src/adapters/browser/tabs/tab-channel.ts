/** What tabs of this browser say to each other, and hear from each other; that of a tab that is alone has no name. */
export type TabChannel = Pick<
  BroadcastChannel,
  'name' | 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

const nobody: TabChannel = {
  name: '',
  postMessage: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  close: () => undefined,
};

/** The channel of this name; in a browser that has none, or forbids it, a tab is alone. */
export const openTabChannel = (name: string): TabChannel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return nobody;
  }
};
