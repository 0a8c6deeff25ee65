import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { type StageStatus, stageNames, type Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import ResultTabsPage from '../../../src/ui/assessment/result/result-tabs-page.tsx';
import { paths } from '../../../src/ui/core/paths.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';

const timelineOf = (trxId: string, result: StageStatus): Timeline => ({
  trxId,
  scheme: { title: 'x', slug: 'x' },
  schedule: { startsAt: '2026-12-15T01:00:00Z', endsAt: null, siteName: 'TUK', city: '' },
  stages: stageNames.map((name) => {
    const status = name === 'result' ? result : 'locked';
    const since = status === 'locked' ? null : '2026-12-16T01:00:00Z';
    return { name, status, since, waitingFor: null, note: null, due: null };
  }),
});

interface World {
  readonly pages: readonly Readonly<Record<string, StageStatus>>[];
  readonly timelineFails?: (trxId: string) => boolean;
  readonly listFails?: () => boolean;
}

const unreachable = () => new ApiFailure({ kind: 'network' });

const open = ({ pages, timelineFails = () => false, listFails = () => false }: World, search = '') => {
  const asked: number[] = [];
  const services = new FakeServices()
    .with(purchaseTokens.transactions, {
      list: async (_: string, page: number) => {
        asked.push(page);
        if (listFails()) throw unreachable();
        const items = Object.keys(pages[page - 1] ?? {}).map((id) =>
          aTransaction({ id, status: 'paid', scheme: { slug: 'x', title: `Skema ${id}` } }),
        );
        return { items, current: page, last: pages.length, total: 99 };
      },
    } as never)
    .withTimelines({
      find: async (trxId) => {
        if (timelineFails(trxId)) throw unreachable();
        const status = pages.map((page) => page[trxId]).find((found) => found !== undefined);
        return status ? timelineOf(trxId, status) : null;
      },
    });
  openPages({ [paths.resultTabs.pattern]: ResultTabsPage }, paths.resultTabs.to({}) + search, services);
  return asked;
};

const listed = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('the tab in the address shows the matching assessments of all pages, each with a link to its result', async () => {
  const pages = [{ A: 'open', B: 'done' }, { B: 'done', C: 'done' }, { D: 'locked' }] as const;
  open({ pages }, '?tab=accepted');
  const link = await screen.findByRole('link', { name: 'Skema B' });
  expect(link.getAttribute('href')).toBe(paths.result.to({ trxid: encodeTrxId('B') }));
  expect(listed()).toEqual(['Skema B', 'Skema C']);
  const tabs = within(screen.getByRole('navigation', { name: 'Keadaan hasil asesmen' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Perlu dibaca1', 'Sudah diterima2', 'Belum ada hasil1']);
});

it('the page reads at most five pages of assessments, and says that there are more', async () => {
  const asked = open({ pages: Array.from({ length: 7 }, (_, index) => ({ [`P${index}`]: 'open' as const })) });
  expect(await screen.findByText(/Hanya asesmen terbaru/)).toBeTruthy();
  expect(listed()).toHaveLength(5);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

it('the page mentions an assessment with unreadable stages, and reads it again on request', async () => {
  let broken = true;
  open({ pages: [{ A: 'open', B: 'open' }], timelineFails: (trxId) => broken && trxId === 'B' });
  expect(await screen.findByText('1 asesmen belum dapat dibaca')).toBeTruthy();
  expect(listed()).toEqual(['Skema A']);
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Skema B' })).toBeTruthy();
  expect(screen.queryByText('1 asesmen belum dapat dibaca')).toBeNull();
});

it('a list that cannot be read can be tried again, and an empty list leads to the schemes', async () => {
  let broken = true;
  open({ pages: [{}], listFails: () => broken });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Anda belum mengikuti sertifikasi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat skema sertifikasi' })).toBeTruthy();
});
