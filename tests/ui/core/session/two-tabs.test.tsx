// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { subscribe } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverWaitMs } from '../../../../src/ui/core/query-client.ts';
import { comeBack, goAway, lookAt, openBrowser, soon, twoPeople } from './browser-tabs.tsx';

vi.mock('../../../../src/ui/core/session/notice-refresh.ts', () => ({ default: () => null }));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.hidden = false;
});

const unknownText = 'Belum bisa memeriksa sesi Anda';

type Settings = Parameters<typeof openBrowser>[1];

const tabsOfAyu = async (settings: Settings) => {
  const server = twoPeople();
  const browser = openBrowser(server, settings);
  const here = await browser.openTab();
  await here.logIn('ayu');
  const there = await browser.openTab();
  if (settings.authentication === 'token') await there.logIn('ayu');
  await soon(() => expect([here.text(), there.text()]).toEqual(['Ayu Contoh', 'Ayu Contoh']));
  server.done.length = 0;
  return { server, browser, here, there };
};

const hears: readonly (readonly [string, Partial<Settings>])[] = [
  ['hears of it', {}],
  ['has no BroadcastChannel', { channel: false }],
  ['has no storage', { storage: 'blocked' }],
];

describe.each(hears)('a tab that %s, with tokens,', (_, own) => {
  const settings = { authentication: 'token', ...own } as const;

  it('follows a log-out in another tab, and revokes its own token', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    await soon(() => expect([here.text(), there.text()]).toEqual(['guest', 'guest']));
    await soon(() => expect([...server.keys]).toEqual([]));
    expect(server.done).toEqual(['POST /api/logout ayu', 'POST /api/logout ayu']);
    expect(await there.act()).toBe(false);
  });

  it.each([
    ['after a log-out', true],
    ['in a tab of a guest', false],
  ])(
    'loses its session after another person’s log-in %s, and does not end that person’s session',
    async (_, leaves) => {
      const { server, browser, here, there } = await tabsOfAyu(settings);
      if (leaves) await here.logOut();
      const other = leaves ? here : await browser.openTab();
      await other.logIn('budi');
      await soon(() => expect(there.text()).toBe('guest'));
      await lookAt();
      expect([await there.act(), await other.act()]).toEqual([false, true]);
      expect([other.text(), there.text(), [...server.keys.values()]]).toEqual([
        'Budi Contoh',
        'guest',
        ['budi@contoh.example'],
      ]);
      expect(server.done.filter((call) => call.startsWith('POST /api/email'))).toEqual([
        'POST /api/email/verification-notification nobody',
        'POST /api/email/verification-notification budi',
      ]);
    },
  );

  it('keeps its person when the same person logs in in another tab', async () => {
    const { server, browser, here, there } = await tabsOfAyu(settings);
    await (await browser.openTab()).logIn('ayu');
    await lookAt();
    expect([here.text(), there.text()]).toEqual(['Ayu Contoh', 'Ayu Contoh']);
    expect([await here.act(), await there.act()]).toEqual([true, true]);
    expect(server.keys.size).toBe(3);
  });
});

const asleep = { channel: false, storage: 'silent' } as const;

describe('a sleeping tab, with tokens,', () => {
  const settings = { authentication: 'token', ...asleep } as const;

  it.each([
    ['looked at', lookAt],
    ['gone back to', comeBack],
  ])('follows a log-out in another tab when it is %s (fault matrix 63)', async (_, wake) => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    expect(there.text()).toBe('Ayu Contoh');
    await wake();
    await soon(() => expect(there.text()).toBe('guest'));
    await soon(() => expect([...server.keys]).toEqual([]));
  });

  it('sends nothing as the previous person once another person has logged in, even before it is visible', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    await here.logIn('budi');
    server.done.length = 0;
    expect(await there.act()).toBe(false);
    expect(server.done.filter((call) => call.includes('verification'))).toEqual([]);
    await soon(() => expect(there.text()).toBe('guest'));
    expect(await here.act()).toBe(true);
  });

  it('drops its token after a log-out and a log-in of the same person without revoking it, because some servers would revoke all', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    await here.logIn('ayu');
    server.done.length = 0;
    await lookAt();
    await soon(() => expect(there.text()).toBe('guest'));
    expect(server.done.filter((call) => call.includes('logout'))).toEqual([]);
    expect(await here.act()).toBe(true);
  });

  it('forgets its token even when it cannot be revoked, so that nobody is logged in again with the network', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    server.away = true;
    expect(await here.logOut()).toBe(false);
    await lookAt();
    expect([here.text(), there.text()]).toEqual(['guest', 'guest']);
    server.away = false;
    for (let times = 0; times < 3; times += 1) await lookAt();
    dispatchEvent(new Event('online'));
    await soon(() => expect(server.done).toContain('POST /api/logout ayu'));
    expect([here.text(), there.text()]).toEqual(['guest', 'guest']);
    expect([await here.act(), await there.act()]).toEqual([false, false]);
  });
});

describe.each([...hears.slice(0, 2), ['was asleep', asleep] as const])('a tab that %s, with a cookie,', (_, own) => {
  const settings = { authentication: 'session', ...own } as const;

  it('follows a log-out in another tab, without a log-out request of its own', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    await lookAt();
    await soon(() => expect(there.text()).toBe('guest'));
    expect(there.session.expired).toBe(false);
    expect(server.done.filter((call) => call.includes('logout'))).toEqual(['POST /api/logout ayu']);
  });

  it('switches to the person who logged in in another tab, and never acts for the previous one as the next', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    await here.logOut();
    await here.logIn('budi');
    if (own.storage === 'silent') {
      expect(await there.act()).toBe(false);
      expect(server.done.filter((call) => call.includes('verification'))).toEqual([]);
    } else await lookAt();
    await soon(() => expect(there.text()).toBe('Budi Contoh'));
    expect(await here.act()).toBe(true);
  });

  it('shows nobody while the new person is unknown', async () => {
    const { server, here, there } = await tabsOfAyu(settings);
    server.awayAfterLogIn = true;
    await here.logIn('budi');
    await lookAt();
    await soon(() => expect(there.text()).not.toContain('Contoh'));
    await soon(() => expect(there.text()).toContain(unknownText));
    expect(there.text()).toContain('Coba lagi');
  });

  it('stays unchanged when the same person logs in again in another tab', async () => {
    const { here, there } = await tabsOfAyu(settings);
    const before = there.session.candidate?.id;
    const seen: unknown[] = [];
    const stop = subscribe(there.session, () => seen.push(there.session.candidate?.id), true);
    await here.logIn('ayu');
    await lookAt();
    stop();
    expect([there.text(), new Set([before, ...seen])]).toEqual(['Ayu Contoh', new Set([before])]);
  });
});

describe.each([...hears, ['was asleep', asleep] as const])(
  'a log-out without a network, in a tab that %s,',
  (_, own) => {
    it.each([
      ['session', 'budi'],
      ['session', 'ayu'],
      ['token', 'budi'],
      ['token', 'ayu'],
    ] as const)('ends, by %s, no session of %s after their log-in in another tab', async (authentication, next) => {
      const { server, here, there } = await tabsOfAyu({ authentication, ...own });
      server.away = true;
      await here.logOut();
      server.away = false;
      await there.logIn(next);
      dispatchEvent(new Event('online'));
      await lookAt();
      await comeBack();
      expect(await there.act()).toBe(true);
      expect([...server.keys.values()]).toContain(`${next}@contoh.example`);
      expect(server.done.filter((call) => call.includes('logout') && call.includes(next))).toEqual([]);
    });
  },
);

it('a log-out that waits for other calls of its tab does not end the session of a person who logged in meanwhile', async () => {
  const { server, here, there } = await tabsOfAyu({ authentication: 'session' });
  const answer = server.holdNext();
  const underWay = here.act();
  const told = here.logOut();
  await soon(() => expect(there.text()).toBe('guest'));
  await there.logIn('budi');
  await answer();
  expect([await underWay, await told]).toEqual([true, true]);
  expect(await there.act()).toBe(true);
  expect(server.done.filter((call) => call.includes('logout'))).toEqual([]);
});

describe('a log-out that the server refuses', () => {
  it.each([
    ['with an error', () => new Response('{"message":"Server Error"}', { status: 500 })],
    ['with a page', () => new Response('<h1>Pemeliharaan</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ])('%s empties all tabs, and nobody is shown until the session is closed', async (_, refusal) => {
    const { server, browser, here, there } = await tabsOfAyu({ authentication: 'session' });
    server.refusesLogOut = refusal;
    expect(await here.logOut()).toBe(false);
    await soon(() => expect(there.text()).toBe('guest'));
    await lookAt();
    const next = await browser.openTab();
    expect([here.text(), there.text()]).toEqual(['guest', 'guest']);
    expect(next.text()).toContain(unknownText);
    server.refusesLogOut = null;
    dispatchEvent(new Event('online'));
    await soon(() => expect(next.text()).toBe('guest'), { timeout: 5_000 });
    expect([...server.keys]).toEqual([]);
  });
});

it('an alert for one person is not shown to the next', async () => {
  const { here, there } = await tabsOfAyu({ authentication: 'session' });
  there.alerts.open = { kind: 'notice', text: 'Tanda tangan Ayu tersimpan.' };
  await here.logIn('budi');
  await soon(() => expect(there.text()).toBe('Budi Contoh'));
  expect(there.alerts.open).toBeNull();
});

describe('a response older than the last event', () => {
  it('shows nobody who has logged out since the request', async () => {
    const { server, browser, here } = await tabsOfAyu({ authentication: 'session', channel: false });
    const answer = server.holdNext();
    const next = await browser.openTab({ known: false });
    await here.logOut();
    await answer();
    expect(next.text()).toBe('guest');
  });

  it('hides nobody who has logged in since the request', async () => {
    const server = twoPeople();
    const browser = openBrowser(server, { authentication: 'session' });
    const here = await browser.openTab();
    const answer = server.holdNext();
    const next = await browser.openTab({ known: false });
    await here.logIn('ayu');
    await answer();
    await soon(() => expect(next.text()).toBe('Ayu Contoh'));
  });
});

type Authentication = Settings['authentication'];

const leftPage = async (authentication: Authentication = 'session') => {
  const server = twoPeople();
  const browser = openBrowser(server, { authentication, ...asleep });
  const elsewhere = await browser.openTab();
  if (authentication === 'session') await elsewhere.logIn('ayu');
  const page = await browser.openTab();
  if (authentication === 'token') await page.logIn('ayu');
  await soon(() => expect(page.text()).toBe('Ayu Contoh'));
  return { server, elsewhere, page };
};

const seenThen = async (page: { text: () => string | null }) => {
  const coming = comeBack();
  const atOnce = document.body.hidden ? 'nothing' : page.text();
  await coming;
  await soon(() => expect(document.body.hidden).toBe(false));
  return [atOnce, page.text()];
};

describe.each<Authentication>(['session', 'token'])(
  'a page from the back/forward cache, with a %s,',
  (authentication) => {
    it('is hidden before it goes there, stays so until its person is confirmed, and is unchanged then', async () => {
      const { page } = await leftPage(authentication);
      const shown = page.shown();
      await goAway();
      expect(document.body.hidden).toBe(true);
      expect(await seenThen(page)).toEqual(['nothing', 'Ayu Contoh']);
      expect(page.shown()).toBe(shown);
    });

    it('shows nothing of its person while the server cannot be reached, says so, and offers a retry', async () => {
      const { server, page } = await leftPage(authentication);
      server.away = true;
      const [atOnce, then] = await seenThen(page);
      expect(atOnce).toBe('nothing');
      expect(then).toContain(unknownText);
      expect(then).toContain('Coba lagi');
      expect(then).not.toContain('Ayu');
      server.away = false;
      await act(async () => page.press('Coba lagi'));
      await soon(() => expect(page.text()).toBe('Ayu Contoh'));
    });

    it('follows a log-out elsewhere, even without a network and before the server knows of it', async () => {
      const { server, page, elsewhere } = await leftPage(authentication);
      if (authentication === 'token') await elsewhere.logIn('ayu');
      server.away = true;
      expect(await elsewhere.logOut()).toBe(false);
      expect(await seenThen(page)).toEqual(['nothing', 'guest']);
    });
  },
);

it('a page from the back/forward cache becomes a guest’s when the server knows no session, because it may have missed a log-out', async () => {
  const { server, page } = await leftPage();
  server.keys.clear();
  expect(await seenThen(page)).toEqual(['nothing', 'guest']);
  expect(page.session.expired).toBe(false);
});

it('a page from the back/forward cache does not stay blank for long while the server is silent', async () => {
  const { server, page } = await leftPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.silent = true;
  await comeBack();
  await act(() => vi.advanceTimersByTimeAsync(serverWaitMs - 1));
  expect(document.body.hidden).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([document.body.hidden, page.text()]).toEqual([false, 'unknown']);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(page.text()).toContain(unknownText);
});

it('a guest’s page from the back/forward cache shows at once', async () => {
  const server = twoPeople();
  const page = await openBrowser(server, { authentication: 'session' }).openTab();
  server.away = true;
  expect(await seenThen(page)).toEqual(['guest', 'guest']);
});
