import { afterEach } from 'vitest';
import { broadcastSessionTabs } from '../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import { otherTab } from '../../fakes/draft-fakes.ts';
import { tellOfTheSession } from './session-tabs-contract.ts';

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

tellOfTheSession('the fake of the tests, which is told at once', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tell } };
});

tellOfTheSession('the fake of the tests, which is asleep', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tellAsleep } };
});
