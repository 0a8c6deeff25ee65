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

/** Opens the channel. If the browser does not support or blocks channels, returns a silent fallback with an empty name. */
export const openTabChannel = (name: string): TabChannel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return nobody;
  }
};
