import type { SessionTabs } from '../../application/ports/session-tabs.ts';

/** Over a BroadcastChannel: it reaches the other tabs of this origin, and not the one that speaks. */
export const broadcastSessionTabs = (channel: BroadcastChannel): SessionTabs => ({
  announce: (change) => channel.postMessage(change),
  listen: (listener) => {
    const heard = ({ data }: MessageEvent<unknown>) => {
      if (data === 'entered' || data === 'left') listener(data);
    };
    channel.addEventListener('message', heard);
    return () => channel.removeEventListener('message', heard);
  },
});
