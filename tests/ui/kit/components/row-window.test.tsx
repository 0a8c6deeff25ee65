import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { CatalogQueries } from '../../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../../src/application/catalog/tokens.ts';
import { notificationTokens } from '../../../../src/application/notification/tokens.ts';
import { purchaseQueries } from '../../../../src/application/purchase/purchase-queries.ts';
import { purchaseTokens } from '../../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import type { Page } from '../../../../src/domain/paging/page.ts';
import SchemeListPage from '../../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import { useRowWindow } from '../../../../src/ui/kit/components/layout/row-window.tsx';
import NotificationsPage from '../../../../src/ui/notification/notifications-page.tsx';
import TransactionsPage from '../../../../src/ui/purchase/history/transactions-page.tsx';
import { aTransaction } from '../../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from '../../purchase/portal-page.tsx';

const numbers = (many: number) => Array.from({ length: many }, (_, index) => index + 1);

const List = ({ many }: { readonly many: number }) => {
  const { shown, more } = useRowWindow(numbers(many));
  return (
    <>
      <ol>
        {shown.map((number) => (
          <li key={number}>Baris {number}</li>
        ))}
      </ol>
      {more}
    </>
  );
};

const rows = () => document.querySelectorAll('li').length;
const moreButton = () => screen.queryByText('Tampilkan lebih banyak')?.closest('button') ?? null;

const Unread = ({ unreadable }: { readonly unreadable?: number }) => useRowWindow(numbers(3), unreadable).more;

it('a list says how many of its rows could not be read, and nothing otherwise', () => {
  const { rerender } = render(<Unread />);
  expect(document.body.textContent).toBe('');
  rerender(<Unread unreadable={2} />);
  expect(document.body.textContent).toContain('2 baris tidak dapat dibaca');
});

describe('a list without pages', () => {
  it('shows all of 100 rows, with nothing below', () => {
    render(<List many={100} />);
    expect([rows(), moreButton(), screen.queryByRole('status')]).toEqual([100, null, null]);
  });

  it('shows 100 more of 250 rows with each press; with the last press the focus goes to the count', () => {
    render(<List many={250} />);
    const button = moreButton() as HTMLElement;
    button.focus();
    fireEvent.click(button);
    expect([rows(), document.activeElement]).toEqual([200, button]);
    expect(screen.getByRole('status').textContent).toBe('200 dari 250 ditampilkan');
    fireEvent.click(button);
    expect([rows(), moreButton()]).toEqual([250, null]);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });
});

const unpaged = <Item,>(items: readonly Item[]): Page<Item> => ({ items, current: 1, last: 1, total: items.length });

const schemes = (many: number) => {
  const items = numbers(many).map((number) => ({
    id: `S-${number}`,
    slug: `skema-${number}`,
    title: `Skema ${number}`,
    field: { id: 'B-1', name: 'Pariwisata' },
    description: '',
    price: 100_000,
    rating: 0,
    reviewCount: 0,
  }));
  const queries = { schemes: async () => ({ ...unpaged(items), fields: [] }) } as unknown as CatalogQueries;
  openPages(
    { '/schema/list': SchemeListPage },
    '/schema/list',
    new FakeServices().with(catalogTokens.catalogQueries, queries),
  );
};

const notifications = (many: number) => {
  const items = numbers(many).map((number) => ({
    id: `N-${number}`,
    type: 'payment' as const,
    trxId: 'TRX-1',
    information: `Kabar ${number}`,
    date: '2026-03-10T01:00:00.000Z',
    read: true,
  }));
  const repository = { page: async () => unpaged(items), markRead: async () => {}, markAllRead: async () => {} };
  const services = new FakeServices()
    .with(timeTokens.clock, { now: () => Date.parse('2026-03-10T02:00:00Z'), wait: async () => undefined })
    .with(notificationTokens.notifications, repository)
    .with(notificationTokens.markNotificationRead, async () => ({ kind: 'alreadyRead' as const }))
    .with(notificationTokens.markAllRead, async () => undefined);
  openPages({ '/notifications': NotificationsPage }, '/notifications', services);
};

const purchases = (many: number) => {
  const items = numbers(many).map((number) => aTransaction({ id: `TRX-${number}` }));
  const transactions = { list: async () => unpaged(items), find: async () => null };
  const services = new FakeServices().with(purchaseTokens.purchaseQueries, purchaseQueries({ transactions } as never));
  openPages({ '/transaction': TransactionsPage }, '/transaction', services);
};

const nodes = async (open: (many: number) => void, many: number): Promise<number> => {
  open(many);
  const last = many > 100 ? /Tampilkan lebih banyak/ : /(Skema|Kabar) 100|TRX-100/;
  // compares the text, because reading the roles of so many rows would take seconds
  await waitFor(() => expect(document.body.textContent).toMatch(last));
  const found = document.querySelectorAll('*').length;
  cleanup();
  return found;
};

test.each([
  ['schemes', schemes],
  ['notifications', notifications],
  ['purchases', purchases],
])(
  'a response of 10 000 %s produces hardly more nodes than one of 100 (fault matrix 81)',
  { timeout: 30_000 },
  async (_, open) => {
    const few = await nodes(open, 100);
    const many = await nodes(open, 10_000);
    expect(many / few).toBeLessThan(1.1);
  },
);
