import { afterEach, describe, expect, it } from 'vitest';
import { broadcastSessionTabs } from '../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import type { SessionTabs } from '../../../src/application/ports/account/session-tabs.ts';
import { otherTab } from '../../fakes/draft-fakes.ts';

interface TwoTabs {
  readonly here: Pick<SessionTabs, 'listen' | 'heard'>;
  readonly there: Pick<SessionTabs, 'announce'>;
}

const tellOfTheSession = (name: string, open: () => TwoTabs | Promise<TwoTabs>) => {
  describe(`tabs that share session changes by ${name}`, () => {
    it('have received, in order, everything that another tab announced before they asked (fault matrix 69)', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['entered', 'left']);
      await here.heard();
      expect(heard).toHaveLength(2);
    });

    it('notify every listener until it stops', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      const stop = here.listen((change) => heard.push(`first ${change}`));
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      await here.heard();
      stop();
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['first entered', 'entered', 'left']);
    });
  });
};

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

tellOfTheSession('a BroadcastChannel', async () => {
  const open = () => {
    const channel = new BroadcastChannel('sesi');
    channels.push(channel);
    return broadcastSessionTabs(channel);
  };
  const [here, there] = [open(), open()];
  there.announce('entered', '7');
  await here.heard();
  return { here, there };
});

tellOfTheSession('the fake of the tests, which hears it at once', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tell } };
});

tellOfTheSession('the fake of the tests, which is asleep', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tellAsleep } };
});
