import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { ApiFailure } from '../../src/application/api-failure.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { examTypes, paths } from '../../src/ui/core/paths.ts';
import { matchRoute, routes } from '../../src/ui/frame/routes.tsx';
import { aTransaction, settled } from '../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../ui/purchase/portal-page.tsx';

const assessments = paths.assessments.to({});

/** These pages belong to no assessment; their trxid only names the page to go back to. */
const others: readonly string[] = [paths.rehearsal.pattern];

/** Every address that could name an assessment and does not, also with a type of exam that is known here or not. */
const addresses = routes
  .map(({ path }) => path.pattern)
  .filter((pattern) => pattern.startsWith(assessments) && pattern.endsWith('id?}') && !others.includes(pattern))
  .map((pattern) => pattern.slice(0, pattern.lastIndexOf('/')))
  .flatMap((base) =>
    ['', ...examTypes, 'isian', 'kasus-1'].map((type) => base.replace('/{type?}', type && `/${type}`)),
  );
const nameless = [...new Set(addresses)];

const pages: Record<string, ComponentType<never>> = { [assessments]: () => <h1>Sertifikasi Saya</h1> };

beforeAll(async () => {
  for (const address of nameless) {
    const { route } = matchRoute(address) ?? {};
    await route?.page.preload();
    if (route) pages[route.path.pattern] = route.page as ComponentType<never>;
  }
});

const open = (address: string, ids: readonly string[], last = 1, failures: ApiFailure[] = []) => {
  const list = async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    const items = ids.map((id) => aTransaction({ id, status: 'paid' }));
    return { items, current: 1, last, total: items.length };
  };
  return openPages(pages, address, new FakeServices().with(purchaseTokens.transactions, { list } as never));
};

it('there are addresses without an assessment', () => expect(nameless.length).toBeGreaterThan(11));

it.each(nameless)('%s opens the only assessment, or else the list', async (address) => {
  const only = open(`${address}?a=1`, ['TRX-1']).place;
  await waitFor(() => expect(only.history).toEqual([`${address}/${encodeTrxId('TRX-1')}?a=1`]));
  for (const [ids, last] of [
    [[], 1],
    [['TRX-1', 'TRX-2'], 1],
    [['TRX-1'], 2],
  ] as const) {
    cleanup();
    const { place } = open(address, ids, last);
    await waitFor(() => expect(place.history).toEqual([assessments]));
  }
});

it.each(nameless)('%s stays, and can be tried again, where the list cannot be read', async (address) => {
  const { place } = open(address, ['TRX-1'], 1, [new ApiFailure({ kind: 'http', status: 500 })]);
  const again = await screen.findByRole('button', { name: /^(Coba|Muat)/ });
  expect(place.history).toEqual([address]);
  await act(async () => again.click());
  await act(settled);
  await waitFor(() => expect(place.history).toEqual([`${address}/${encodeTrxId('TRX-1')}`]));
});
