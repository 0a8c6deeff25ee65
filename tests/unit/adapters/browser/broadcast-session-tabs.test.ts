import { afterEach, expect, it, vi } from 'vitest';
import { broadcastSessionTabs } from '../../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';

const channels: BroadcastChannel[] = [];
const open = (name: string) => {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return broadcastSessionTabs(channel);
};
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

it('a page that asks for the session is not mistaken for an announcement', async () => {
  const [one, two] = [open('b'), open('b')];
  const heard: string[] = [];
  two.listen((change) => heard.push(change));
  await one.heard();
  await two.heard();
  expect(heard).toEqual([]);
});

it('a page that was in the back/forward cache may have missed something (fault matrix 69)', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const tabs = open('c');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await tabs.heard();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect(tabs.heard()).rejects.toThrow('missed');
});
