// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../src/ui/query-client.ts';
import { comeBack, openBrowser, twoPeople } from './browser-tabs.tsx';

vi.mock('../../../src/ui/session/notice-refresh.ts', () => ({ default: () => null }));

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.hidden = false;
});

const unknownText = 'Belum bisa memeriksa sesi Anda';

type Authentication = Parameters<typeof openBrowser>[1]['authentication'];

/** A page of Ayu that is left, in a browser in which nothing that happens meanwhile reaches it. */
const leftPage = async (authentication: Authentication = 'session') => {
  const server = twoPeople();
  const browser = openBrowser(server, { authentication, channel: false, storage: 'silent' });
  const elsewhere = await browser.openTab();
  if (authentication === 'session') await elsewhere.logIn('ayu');
  const page = await browser.openTab();
  if (authentication === 'token') await page.logIn('ayu');
  await vi.waitFor(() => expect(page.text()).toBe('Ayu Contoh'));
  return { server, browser, elsewhere, page };
};

/** What is to be seen at once when the page comes back, and then. */
const seenThen = async (page: { text: () => string | null }) => {
  const coming = comeBack();
  const atOnce = document.body.hidden ? 'nothing' : page.text();
  await coming;
  await vi.waitFor(() => expect(document.body.hidden).toBe(false));
  return [atOnce, page.text()];
};

describe.each<Authentication>(['session', 'token'])(
  'a page out of the back/forward cache, where a %s says who is here,',
  (authentication) => {
    it('is hidden until it is known that its person is still here, and then stays as it was', async () => {
      const { page } = await leftPage(authentication);
      const shown = page.shown();
      expect(await seenThen(page)).toEqual(['nothing', 'Ayu Contoh']);
      expect(page.shown()).toBe(shown);
    });

    it('shows nothing of its person while the server cannot be asked, but says so and offers to try again', async () => {
      const { server, page } = await leftPage(authentication);
      server.away = true;
      const [atOnce, then] = await seenThen(page);
      expect(atOnce).toBe('nothing');
      expect(then).toContain(unknownText);
      expect(then).toContain('Coba lagi');
      expect(then).not.toContain('Ayu');
      server.away = false;
      await act(async () => page.press('Coba lagi'));
      await vi.waitFor(() => expect(page.text()).toBe('Ayu Contoh'));
    });

    it('is left after a log-out elsewhere, also without a network and while the server was not told', async () => {
      const { server, page, elsewhere } = await leftPage(authentication);
      if (authentication === 'token') await elsewhere.logIn('ayu');
      server.away = true;
      expect(await elsewhere.logOut()).toBe(false);
      expect(await seenThen(page)).toEqual(['nothing', 'guest']);
    });

    it('shows only who has logged in elsewhere', async () => {
      const { page, elsewhere } = await leftPage(authentication);
      await elsewhere.logOut();
      await elsewhere.logIn('budi');
      const [atOnce, then] = await seenThen(page);
      expect(atOnce).toBe('nothing');
      expect(then).toBe(authentication === 'session' ? 'Budi Contoh' : 'guest');
    });
  },
);

it('a page out of the back/forward cache is left when the server knows nobody, for it cannot know of a log-out', async () => {
  const { server, page } = await leftPage();
  server.keys.clear();
  expect(await seenThen(page)).toEqual(['nothing', 'guest']);
  expect(page.session.expired).toBe(false);
});

it('a page out of the back/forward cache is not blank for long while the server is silent', async () => {
  const { server, page } = await leftPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.silent = true;
  await comeBack();
  await act(() => vi.advanceTimersByTimeAsync(patience - 1));
  expect(document.body.hidden).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([document.body.hidden, page.text()]).toEqual([false, 'unknown']);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(page.text()).toContain(unknownText);
});

it('a page of a guest out of the back/forward cache is shown at once', async () => {
  const server = twoPeople();
  const page = await openBrowser(server, { authentication: 'session' }).openTab();
  server.away = true;
  expect(await seenThen(page)).toEqual(['guest', 'guest']);
});
