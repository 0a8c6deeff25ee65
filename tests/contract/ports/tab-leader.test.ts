import { tabLeader } from '../../../src/adapters/browser/tabs/contested-tab-leader.ts';
import type { Locks } from '../../../src/adapters/browser/tabs/locks.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import {
  channels,
  contender,
  leasesOf,
  type MakeLocks,
  ScriptedTabs,
  tabsOf,
  webLocksOf,
} from '../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { type Standing, type TabWorld, tellsWhoMayWrite } from './tab-leader-contract.ts';

/** Locks that are never given, though no page has them. */
const silent = (device: FakeDevice): Locks => ({
  request: () => new Promise(() => {}),
  isHeldAfter: (milliseconds, _, signal) => device.wait(milliseconds, signal).then(() => false),
});

const browser =
  (make: MakeLocks) =>
  async (standing: Standing): Promise<TabWorld> => {
    const device = new FakeDevice();
    const locks = make(device);
    const newTab = tabsOf(locks, device);
    const passes = (milliseconds: number) => device.pass(milliseconds);
    if (standing === 'taken') contender(newTab());
    await passes(1_000);
    return {
      tab: standing === 'silent' ? tabLeader(silent(device), channels()(), device) : newTab(),
      passes,
      otherTakesOver: async () => {
        const other = contender(newTab());
        await passes(10_000);
        void other.takeOver();
        await passes(10_000);
      },
      otherSteals: async () => {
        void locks.newPage().request('form', { steal: true }, () => new Promise(() => {}));
        await passes(10_000);
      },
    };
  };

const fake = async (standing: Standing): Promise<TabWorld> => {
  const tabs = new ScriptedTabs();
  tabs.first = standing === 'silent' ? null : standing === 'free' ? 'mine' : 'elsewhere';
  return {
    tab: tabs,
    passes: settled,
    otherTakesOver: () => tabs.otherTakesOver(),
    otherSteals: async () => tabs.otherSteals(),
  };
};

tellsWhoMayWrite('Web Locks', browser(webLocksOf));
tellsWhoMayWrite(
  'Web Locks that answer late',
  browser((clock) => webLocksOf(clock, 400)),
);
tellsWhoMayWrite('leases', browser(leasesOf));
tellsWhoMayWrite('the fake of the tests', fake);
