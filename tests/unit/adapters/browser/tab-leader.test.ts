import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabLeader } from '../../../../src/adapters/browser/tabs/contested-tab-leader.ts';
import { leaseLocks } from '../../../../src/adapters/browser/tabs/lease-locks.ts';
import type { Locks } from '../../../../src/adapters/browser/tabs/locks.ts';
import { countedIds } from '../../../fakes/draft-fakes.ts';
import { channels, contender, leasesOf, type MakeLocks, tabsOf, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';
import { runs } from '../../../runs.ts';

const second = 1_000;
const contention = 1_500;
const name = 'form';
const row = `portal-asesi:penulis:${name}`;

const browser = (make: MakeLocks) => {
  const device = new FakeDevice();
  const locks = make(device);
  const newTab = tabsOf(locks, device);
  return { device, locks, newTab, open: (how = {}) => contender(newTab(), how) };
};
const two = async (make: MakeLocks, answersAfter = 0) => {
  const { device, open } = browser(make);
  const first = open({ hands: () => device.wait(answersAfter) });
  await device.pass(second);
  const next = open();
  await device.pass(2 * contention);
  return { device, first, next };
};
const pages: readonly (readonly [string, MakeLocks])[] = [
  ['Web Locks', webLocksOf],
  ['Web Locks that answer late', (clock) => webLocksOf(clock, 400)],
  ['leases', leasesOf],
];

describe.each(pages)('the locks of a browser with %s', (_, make) => {
  it('start no work before the request has returned (fault matrix 65)', async () => {
    const { device, locks } = browser(make);
    const page = locks.newPage();
    const events: string[] = [];
    const work = (event: string) => async () => {
      events.push(event);
      await new Promise(() => {});
    };
    page.request(name, { signal: new AbortController().signal }, work('held')).catch(() => events.push('stolen'));
    events.push('asked');
    await device.pass(second);
    void page.request(name, { steal: true }, work('held again'));
    events.push('asked again');
    await device.pass(2 * second);
    expect(events.filter((event) => event !== 'stolen')).toEqual(['asked', 'held', 'asked again', 'held again']);
    expect(events).toContain('stolen');
  });
});

describe.each(pages)('the tabs of a browser with %s', (_, make) => {
  it('give the form to the first tab at once, and notify the second after 1.5 s of contention (fault matrix 66)', async () => {
    const { device, open } = browser(make);
    const first = open();
    await device.pass(second);
    const next = open();
    const beside = open({ name: 'another form' });
    await device.pass(contention - 50);
    expect([first.told, next.told, beside.told]).toEqual([['mine'], [], ['mine']]);
    await device.pass(second);
    expect([first.told, next.told]).toEqual([['mine'], ['elsewhere']]);
  });

  it('always end with one owner of the form, however they open, take over and close (fault matrix 35)', async () => {
    const deed = fc.record({
      tab: fc.nat({ max: 2 }),
      does: fc.constantFrom('open', 'takeOver', 'takeOver', 'end'),
      pause: fc.constantFrom(0, 0, 50, 450, 700, second),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), async (deeds) => {
        const { device, open } = browser(make);
        const tabs: (ReturnType<typeof open> | null)[] = [open(), null, null];
        for (const { tab, does, pause } of deeds) {
          if (does === 'open') tabs[tab] ??= open();
          else if (does === 'takeOver') void tabs[tab]?.takeOver();
          else {
            tabs[tab]?.end();
            tabs[tab] = null;
          }
          await device.pass(pause);
        }
        await device.pass(20 * second);
        const told = tabs.flatMap((tab) => tab?.told.at(-1) ?? []);
        expect(told.filter((each) => each === 'mine')).toHaveLength(Math.min(1, told.length));
        expect(told).toHaveLength(tabs.filter(Boolean).length);
      }),
      { numRuns: runs(40, 1_000) },
    );
  });

  it.each([
    ['wait for an owner that answers later, so that it can save', 500, ['mine', 'handed over', 'elsewhere']],
    ['do not wait for an owner that hangs (fault matrix 34)', 1e9, ['mine', 'elsewhere']],
  ])('%s', async (_, answersAfter, toldFirst) => {
    const { device, first, next } = await two(make, answersAfter);
    void next.takeOver();
    await device.pass(450);
    expect([first.told, next.told]).toEqual([['mine'], ['elsewhere']]);
    await device.pass(700);
    expect(next.told).toEqual(['elsewhere', 'mine']);
    await device.pass(second);
    expect(first.told).toEqual(toldFirst);
  });

  it('do not report a form as open in another tab when it was just left in this one (fault matrix 66)', async () => {
    const { device, newTab } = browser(make);
    const tab = newTab();
    const left = contender(tab);
    await device.pass(second);
    const again = contender(tab); // competes for the form while the page that was left still writes its last input
    await device.pass(5 * second);
    left.end();
    await device.pass(second);
    expect(again.told).toEqual(['mine']);
  });
});

it('a busy page gets no notice of another owner when it gets the lock itself, however late (fault matrix 66)', async () => {
  const { device, open } = browser((clock) => webLocksOf(clock, 4 * second));
  const { told } = open();
  await device.pass(20 * second);
  expect(told).toEqual(['mine']);
});

it('`compete` calls no listener before it has returned, though the lock is granted within the request (fault matrix 65)', async () => {
  const device = new FakeDevice();
  const locks: Locks = { ...webLocksOf(device).newPage(), request: (_, __, work) => work() };
  const { told } = contender(tabLeader(locks, channels()(), device));
  told.push('returned');
  await device.pass(second);
  expect(told).toEqual(['returned', 'mine']);
});

const handedOver = async () => {
  const device = new FakeDevice();
  const channel = channels();
  const first = contender(tabLeader(webLocksOf(device).newPage(), channel(), device));
  await device.pass(second);
  channel().postMessage({ kind: 'wanted', name });
  await device.pass(second);
  expect(first.told).toEqual(['mine', 'handed over', 'elsewhere']);
  return { device, first };
};

it('a tab that has handed over to one that crashes owns the form again after three seconds, or earlier when it takes it back', async () => {
  const [waiting, taking] = [await handedOver(), await handedOver()];
  await waiting.device.pass(2 * second);
  void taking.first.takeOver();
  await taking.device.pass(second);
  for (const { device, first } of [waiting, taking]) {
    expect(first.told.slice(3)).toEqual(['mine']);
    await device.pass(5 * second);
    expect(first.told.slice(3)).toEqual(['mine']);
  }
});

describe('a lease', () => {
  const plainHttp = () => {
    const device = new FakeDevice();
    const leases = leasesOf(device);
    const newTab = tabsOf(leases, device);
    return { device, leases, open: () => contender(newTab()) };
  };

  it('expires some seconds after its tab has crashed, and is not reported as another tab (fault matrix 66)', async () => {
    const { device, leases, open } = plainHttp();
    leases.rows.set(row, JSON.stringify({ owner: 'crashed', until: device.now() + 3 * second }));
    const { told } = open();
    await device.pass(2_900);
    expect(told).toEqual([]);
    await device.pass(500);
    expect(told).toEqual(['mine']);
  });

  it('is released by a page that is left, so that a reload gets it at once (fault matrix 66)', async () => {
    const { device, leases, open } = plainHttp();
    open();
    await device.pass(second);
    leases.goAway();
    expect(leases.rows.size).toBe(0);
    const reloaded = open();
    await device.pass(50);
    expect(reloaded.told).toEqual(['mine']);
  });

  it('is held again by a page that returns from the back/forward cache', async () => {
    const { device, leases, open } = plainHttp();
    const first = open();
    await device.pass(second);
    leases.goAway();
    await device.pass(2 * second);
    const next = open();
    await device.pass(2 * contention);
    expect([first.told, next.told]).toEqual([['mine'], ['elsewhere']]);
  });

  it.each(['rusak', '{}', 'null', JSON.stringify({ owner: 'x', until: 9e15 })])(
    'is ignored when it is invalid: %s',
    async (text) => {
      const { device, leases, open } = plainHttp();
      leases.rows.set(row, text);
      const { told } = open();
      await device.pass(50);
      expect(told).toEqual(['mine']);
    },
  );

  it('is not required where storage is blocked', async () => {
    const device = new FakeDevice();
    const closed = leaseLocks(
      () => {
        throw new DOMException('closed', 'SecurityError');
      },
      { ids: countedIds(), clock: device, page: new EventTarget() },
    );
    const { told } = contender(tabLeader(closed, channels()(), device));
    await device.pass(5 * second);
    expect(told).toEqual(['mine']);
  });
});
