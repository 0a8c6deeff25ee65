// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { defaultConfig } from '../../src/configuration/default-config.ts';
import { exampleAddress, variantsOf } from '../../src/ui/core/address-pattern.ts';
import { layoutReady } from '../../src/ui/frame/layouts/layout.tsx';
import { Portal } from '../../src/ui/frame/portal.tsx';
import { matchRoute, routes } from '../../src/ui/frame/routes.tsx';
import { settled } from '../fakes/purchase-fakes.ts';
import { servicesOver } from './services-over.ts';

/**
 * The law Effect: however a page is opened, it asks what a fresh page of the same address asks, each call as often and with its whole query.
 * Pages come from the table of routes, so that a new one is covered.
 */
const everything = `?${new URLSearchParams({
  expires: '1799999999',
  signature: 'f00d',
  no: '62010-2513-4-0012345',
  trx: 'VFJYLTIwMjYtMDAwMTA5',
  search: 'barista',
  field: '2',
  page: '3',
  month: '2026-02',
  tab: 'paid',
  langkah: '2',
  order_id: 'ORD-1',
  status: 'unused',
})}`;
type Who = 'candidate' | 'guest';
const addressesOf = (who: Who) =>
  routes
    .filter(({ access }) => who === 'candidate' || access !== 'candidate') // of such a page, a guest sees the log-in
    .flatMap(({ path }) => variantsOf(path.pattern).map(exampleAddress));

const stubWindow = () => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
};

const candidate = {
  id: 1003,
  email: 'ani@contoh.example',
  fullname: 'Ani Contoh',
  photo: null,
  email_verified_at: null,
};

/** A server that writes down each call; it knows the session, takes the link of a mail if it `verifies`, and answers nothing else. */
const server = (who: Who, verifies: boolean) => {
  const calls: string[] = [];
  const services = servicesOver(({ method, url }) => {
    const { pathname, search } = new URL(url);
    calls.push(`${method} ${pathname}${search}`);
    if (verifies && pathname.includes('verify')) return Promise.resolve(Response.json({ message: 'Terverifikasi' }));
    if (pathname !== '/api/asesi') return new Promise(() => undefined);
    const [status, data] = who === 'candidate' ? [200, { data: candidate }] : [401, { message: 'Unauthenticated.' }];
    return Promise.resolve(Response.json(data, { status: status as number }));
  });
  return { calls, services };
};

const openings = ['fresh', 'hydrated', 'mounted twice'] as const;
type Opening = (typeof openings)[number];

/** Code of adapters and parts is loaded when it is needed, and may ask then: waits until several turns have brought no call. */
const quiet = async (calls: readonly string[]) => {
  for (let still = 0, known = 0; still < 10; still++) {
    await act(() => vi.dynamicImportSettled());
    await act(settled);
    if (calls.length > known) still = 0;
    known = calls.length;
  }
};

const opened = async (address: string, who: Who, opening: Opening, query = everything, verifies = false) => {
  window.history.replaceState(null, '', address + query);
  return loaded(who, opening, verifies);
};

/** Loads the portal at the present entry of the history, as a reload does. */
const loaded = async (who: Who, opening: Opening, verifies = false) => {
  stubWindow();
  const { calls, services } = server(who, verifies);
  const matched = matchRoute(location.pathname);
  await Promise.all([matched?.route.page.preload(), layoutReady(matched?.route.layout)]);
  const portal = <Portal firstConfig={defaultConfig} config={Promise.resolve(defaultConfig)} services={services} />;
  const shown = opening === 'mounted twice' ? <StrictMode>{portal}</StrictMode> : portal;
  const container = document.body.appendChild(document.createElement('div'));
  const hydrate = opening === 'hydrated';
  if (hydrate) container.innerHTML = renderToString(<Router ssrPath={location.pathname}>{portal}</Router>);
  render(shown, { container, hydrate });
  await quiet(calls);
  return calls;
};

const close = () => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
};

/** Reads of the session and of the clock, which each mount makes. */
const ofEachMount = new Set(['GET /api/asesi', 'GET /api/date-now']);

describe.each<Who>(['guest', 'candidate'])('a page that a %s opens', (who) => {
  it.each(addressesOf(who))(
    'asks the same calls, each with its whole query, however it is opened: %s',
    async (address) => {
      const asked = new Map<Opening, readonly string[]>();
      for (const opening of openings) {
        asked.set(opening, (await opened(address, who, opening)).filter((call) => !ofEachMount.has(call)).toSorted());
        close();
      }
      const fresh = asked.get('fresh');
      expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(openings.map((opening) => [opening, fresh])));
    },
  );
});

describe('the link of a mail', () => {
  const query = '?expires=1799999999&amp;signature=f00d';

  it.each(openings)(
    'is used once by one opening, with its whole query, also after Back: %s (fault matrix 100)',
    async (opening) => {
      const calls = await opened('/profile/verify/1/x', 'guest', opening, query);
      await act(async () => navigate('/kontak'));
      await quiet(calls);
      await act(async () => navigate(`/profile/verify/1/x${query}`));
      await quiet(calls);
      expect(calls.filter((call) => call.includes('verify'))).toEqual([
        'GET /api/email/verify/1/x?expires=1799999999&signature=f00d',
      ]);
      close();
    },
  );

  it.each(openings)(
    'that was used says so after a reload, and is not sent again: %s (fault matrix 100)',
    async (opening) => {
      await opened('/profile/verify/1/x', 'guest', opening, query, true);
      await screen.findByText('Email Anda sudah terverifikasi');
      close();
      const calls = await loaded('guest', opening);
      expect(calls.filter((call) => call.includes('verify'))).toEqual([]);
      await screen.findByText('Email Anda sudah terverifikasi');
      close();
    },
  );

  it.each(openings)('that resets a password keeps the email that it was sent to: %s', async (opening) => {
    await opened('/reset-password/t0ken', 'guest', opening, '?lang=id&amp;email=ani+uji@contoh.example');
    expect(document.querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('ani+uji@contoh.example');
    expect(location.pathname + location.search).toBe('/reset-password');
    close();
  });
});
