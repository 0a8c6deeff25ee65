import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { broadcastSessionTabs } from '../../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import { expectsSomebody } from '../../../../src/adapters/browser/tabs/expects-somebody.ts';
import { sessionMarkKey } from '../../../../src/adapters/browser/tabs/session-mark.ts';
import type { TabChannel } from '../../../../src/adapters/browser/tabs/tab-channel.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const browser = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const said: string[] = [];
  const open = (place: (() => Storage) | undefined = () => storage) => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const channel = {
      name: 'x',
      postMessage: (text: string) => void said.push(text),
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.push(listener),
    } as unknown as TabChannel;
    const tabs = broadcastSessionTabs(channel, place);
    const told: string[] = [];
    tabs.listen((change) => told.push(change));
    const hear = (data: unknown) => {
      for (const listener of listeners) listener({ data } as MessageEvent);
    };
    return { tabs, told, hear };
  };
  return { open, said, kept };
};

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('a new page expects somebody after a log-in, and nobody after a log-out, without a mark, or without a storage', () => {
  const { open, kept } = browser();
  const storage = { getItem: (key: string) => kept.get(key) ?? null } as Storage;
  const expected = () => expectsSomebody(() => storage);
  expect(expected()).toBe(false);
  open().tabs.announce('entered', '7');
  expect(expected()).toBe(true);
  open().tabs.announce('left');
  expect([expected(), expectsSomebody(blocked)]).toEqual([false, false]);
});

describe('a tab that no announcement reaches', () => {
  it('finds a log-out once, when it checks the storage', () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    there.tabs.announce('entered', '7');
    here.tabs.catchUp();
    expect(here.told).toEqual(['replaced']);
    there.tabs.announce('left');
    for (let times = 0; times < 2; times += 1) here.tabs.catchUp();
    expect(here.told).toEqual(['replaced', 'left']);
    expect(there.told).toEqual([]);
  });

  it.each([
    [null, ['left']],
    ['8', ['left', 'replaced']],
    ['7', ['left', 'entered']],
  ])('finds a log-out though %s has logged in since, and though the clock was set back', (next, expected) => {
    vi.useFakeTimers({ now: 2_000_000 });
    const { open } = browser();
    const there = open();
    there.tabs.announce('entered', '7');
    const here = open();
    vi.setSystemTime(1_000_000);
    there.tabs.announce('left');
    if (next !== null) there.tabs.announce('entered', next);
    here.tabs.catchUp();
    expect(here.told).toEqual(expected);
  });

  it('learns of it from the storage event', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { open } = browser();
    const [here, there] = [open(), open()];
    there.tabs.announce('entered', '7');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
    expect(here.told).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: sessionMarkKey }));
    expect([here.told, there.told]).toEqual([['replaced'], []]);
  });
});

it('a listener learns whether the person left or was replaced since, and ignores a new log-in of the same person', () => {
  const { open } = browser();
  const there = open();
  there.tabs.announce('entered', '7');
  const here = open();
  const isOver = here.tabs.watch();
  there.tabs.announce('entered', '7');
  expect(isOver()).toBe(false);
  there.tabs.announce('entered', '8');
  expect([isOver(), isOver(), here.tabs.watch()()]).toEqual([true, true, false]);
  expect(there.tabs.watch()()).toBe(false);
});

it.each(['left', '', '9007199254740993999.1:7', 'x.1:7', null, { at: 1 }])('an invalid mark is ignored: %j', (text) => {
  const { open, kept } = browser();
  kept.set(sessionMarkKey, String(text));
  const { tabs, told, hear } = open();
  hear(text);
  tabs.catchUp();
  expect(told).toEqual([]);
});

it('where storage is blocked the channel carries all announcements, and no false log-out is seen', () => {
  vi.useFakeTimers({ now: 1_000 });
  const { open, said } = browser();
  const here = open(blocked);
  const there = open(blocked);
  here.tabs.announce('entered', '7');
  there.hear(said[0]);
  there.tabs.announce('entered', '7');
  here.hear(said[1]);
  vi.setSystemTime(2_000);
  open(blocked).tabs.announce('entered', '7');
  for (const tab of [here, there]) tab.hear(said[2]);
  expect(here.told).toEqual(['entered', 'entered']);
  there.tabs.announce('left');
  here.hear(said[3]);
  here.tabs.catchUp();
  expect(here.told).toEqual(['entered', 'entered', 'left']);
});

it('after missed, late or repeated announcements, a tab that has caught up shows only the person who is logged in', () => {
  const person = fc.constantFrom('7', '8', null);
  const step = fc.record({ person, by: fc.constantFrom(0, 1), heard: fc.boolean(), looked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.array(fc.nat(20)), (steps, late) => {
      const { open, said } = browser();
      const others = [open(), open()];
      others[0]?.tabs.announce('entered', '7');
      let actual: string | null = '7';
      const here = open();
      let shown: string | null = '7';
      here.tabs.listen((change) => {
        if (change === 'left') shown = null;
        else if (change === 'replaced' || shown === null) shown = actual;
      });
      for (const { person: next, by, heard, looked } of steps) {
        actual = next;
        if (next === null) others[by]?.tabs.announce('left');
        else others[by]?.tabs.announce('entered', next);
        if (heard) here.hear(said.at(-1));
        if (looked) here.tabs.catchUp();
      }
      here.tabs.catchUp();
      for (const index of late) here.hear(said[index]);
      expect(shown).toBe(actual);
    }),
  );
});
