import { describe, expect, it } from 'vitest';
import { tabLeader } from '../../../src/adapters/browser/tabs/contested-tab-leader.ts';
import type { Locks } from '../../../src/adapters/browser/tabs/locks.ts';
import type { TabLeader } from '../../../src/application/ports/device/tab-leader.ts';
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

interface TabWorld {
  readonly tab: TabLeader;
  passes(milliseconds: number): Promise<void>;
  otherTakesOver(): Promise<void>;
  /** Another tab steals the lock, as it would from a hanging tab. */
  otherSteals(): Promise<void>;
}

/** State of the lock name when the tab starts to compete for it; `silent`: nobody holds it, and nobody gets it. */
type Standing = 'free' | 'taken' | 'silent';

const longest = 10_000;

const tellsWhoMayWrite = (name: string, open: (standing: Standing) => Promise<TabWorld>) => {
  const entered = async (standing: Standing, hands?: () => Promise<void>) => {
    const world = await open(standing);
    const contest = contender(world.tab, hands && { hands });
    const toldAtOnce = [...contest.told];
    await world.passes(longest);
    return { ...world, ...contest, toldAtOnce };
  };

  describe(`a tab by ${name}`, () => {
    it.each([
      ['free', ['mine']],
      ['taken', ['elsewhere']],
      ['silent', []],
    ] as const)('hears once about a form that is %s, and not before it has entered', async (standing, said) => {
      const { told, toldAtOnce } = await entered(standing);
      expect([toldAtOnce, told]).toEqual([[], said]);
    });

    it('has the form after its take-over', async () => {
      const { told, takeOver, passes } = await entered('taken');
      void takeOver();
      await passes(longest);
      expect(told).toEqual(['elsewhere', 'mine']);
    });

    it('hands over before it hears that another tab has the form, and can take it back', async () => {
      const { told, takeOver, otherTakesOver, passes } = await entered('free');
      await otherTakesOver();
      expect(told).toEqual(['mine', 'handed over', 'elsewhere']);
      void takeOver();
      await passes(longest);
      expect(told.slice(3)).toEqual(['mine']);
    });

    it('hears of a form that was stolen from it', async () => {
      const { told, otherSteals } = await entered('free');
      await otherSteals();
      expect(told).toEqual(['mine', 'elsewhere']);
    });

    it('hears nothing after it has left, and gets nothing', async () => {
      const { tab, passes } = await open('free');
      const left = contender(tab);
      left.end();
      await passes(longest);
      void left.takeOver();
      await passes(longest);
      expect(left.told).toEqual([]);
    });

    it('is asked for nothing after it has left', async () => {
      const { told, end, otherTakesOver } = await entered('free');
      end();
      await otherTakesOver();
      expect(told).toEqual(['mine']);
    });
  });
};

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
