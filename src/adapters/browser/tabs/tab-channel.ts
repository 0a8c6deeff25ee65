/** A broadcast channel between tabs; the fallback for a lone tab has an empty name. */
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

/** Opens the channel, or a silent fallback where the browser has none or blocks it. */
export const openTabChannel = (name: string): TabChannel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return nobody;
  }
};
