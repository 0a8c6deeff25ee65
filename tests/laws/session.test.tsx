// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { defaultConfig } from '../../src/configuration/default-config.ts';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { exampleAddress, variantsOf } from '../../src/ui/core/address-pattern.ts';
import { paths } from '../../src/ui/core/paths.ts';
import { createQueryClient } from '../../src/ui/core/query-client.ts';
import { App } from '../../src/ui/frame/app.tsx';
import { layoutReady } from '../../src/ui/frame/layouts/layout.tsx';
import { matchRoute, routes } from '../../src/ui/frame/routes.tsx';
import '../../src/ui/core/session/session-over-dialog.tsx';
import { settled } from '../fakes/purchase-fakes.ts';
import { servicesOver } from './services-over.ts';

/**
 * The law Session: whichever page of a candidate is opened after the server has ended the session, it says so. Pages come from the table of
 * routes, so that a new one is covered.
 */
const candidate = { id: 1003, email: 'ani@contoh.example', fullname: 'Ani Contoh', photo: null };

/** They show what this device has, and ask the server for nothing of the candidate. */
const ofTheDevice: readonly string[] = [paths.ownData.pattern, paths.rehearsal.pattern];

const addresses = routes
  .filter(({ access, path }) => access === 'candidate' && !ofTheDevice.includes(path.pattern))
  .flatMap(({ path }) => variantsOf(path.pattern).map(exampleAddress))
  .map((address) => address.replace(/^(\/myassessment\/.*)\/x$/, `$1/${encodeTrxId('TRX-2026-000109')}`));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/kontak');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quiet = async () => {
  for (let turn = 0; turn < 6; turn++) {
    await act(() => vi.dynamicImportSettled());
    await act(settled);
  }
};

/** The portal with a candidate; `end` ends the session on the server. */
const openPortal = async () => {
  let open = true;
  const { resolve } = servicesOver(async ({ url }) => {
    if (!open) return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
    if (url.endsWith('/api/asesi')) return Response.json({ data: candidate });
    return new Promise(() => undefined);
  });
  const queriesOf: typeof createQueryClient = (session) => createQueryClient(session, () => 0, 0);
  render(<App config={defaultConfig} services={{ resolve }} queriesOf={queriesOf} />);
  await quiet();
  return {
    end: () => {
      open = false;
    },
  };
};

it.each(addresses)('the page says that the session is over: %s [6.route.checks]', async (address) => {
  const matched = matchRoute(address);
  await Promise.all([matched?.route.page.preload(), layoutReady(matched?.route.layout)]);
  const server = await openPortal();
  server.end();
  await act(async () => navigate(address));
  await quiet();
  expect(document.body.textContent).toContain('Sesi berakhir');
  expect(location.pathname).toBe(address);
});
