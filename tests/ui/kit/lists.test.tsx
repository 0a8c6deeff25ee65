import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import type { CatalogQueries } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import { asItIs } from '../../../src/application/files/prepare-file.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Page } from '../../../src/domain/paging/page.ts';
import SchemeListPage from '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import { fileRefusal } from '../../../src/ui/forms/file-refusal.ts';
import { type ChosenFilesSettings, useChosenFiles } from '../../../src/ui/forms/use-chosen-files.ts';
import { useRowWindow } from '../../../src/ui/kit/components/layout/row-window.tsx';
import { FileDrop } from '../../../src/ui/kit/components/media/file-drop.tsx';
import NotificationsPage from '../../../src/ui/notification/notifications-page.tsx';
import TransactionsPage from '../../../src/ui/purchase/history/transactions-page.tsx';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { aScheme } from '../catalog/a-scheme.ts';
import { politeWords } from '../polite-words.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';

const noProgram = async (file: File) => (file.name.endsWith('.exe') ? 'Jenis file tidak sesuai' : null);

const Drop = ({ multiple, judge = noProgram }: { multiple: boolean; judge?: ChosenFilesSettings['judge'] }) => {
  const chosen = useChosenFiles({ judge, multiple });
  return (
    <FileDrop
      label="Bukti"
      accept=".pdf"
      multiple={multiple}
      {...chosen}
      onChoose={(files) => void chosen.onChoose(files)}
    />
  );
};

const file = (name: string) => new File(['isi'], name);

/** Not `role=alert`: Orca says such a region only when it appears with its text, and this one waits empty. */
const refusals = () => document.querySelector('[aria-live=assertive]:not([role])')?.textContent;

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

const drop = async (...files: File[]) => {
  const zone = screen.getByText(/^(Pilih file|Ganti)$/).closest('label') as HTMLElement;
  await act(async () => fireEvent.drop(zone, { dataTransfer: { files } }));
};

describe('a place for files', () => {
  it('appends in multiple mode, refuses a wrong file and keeps the others [5.file.multiple]', async () => {
    render(<Drop multiple />);
    await drop(file('ijazah.pdf'));
    await drop(file('virus.exe'), file('ktp.pdf'));
    expect(refusals()).toBe('virus.exe: Jenis file tidak sesuai');
    expect(screen.getByRole('list', { name: 'Bukti: file yang dipilih' }).textContent).toBe(
      'ijazah.pdf3 bytektp.pdf3 byte',
    );
    expect(politeWords()).toBe('2 file dipilih: ijazah.pdf, ktp.pdf');
  });

  it('holds one file in single mode, and a refused file does not replace it [5.file.single]', async () => {
    render(<Drop multiple={false} />);
    await drop(file('a.pdf'), file('b.pdf'));
    expect(names()).toEqual(['a.pdf3 byte']);
    await drop(file('c.pdf'));
    expect(names()).toEqual(['c.pdf3 byte']);
    await drop(file('d.exe'));
    expect(screen.getByRole('list', { name: 'Bukti: file yang dipilih' }).textContent).toBe('c.pdf3 byte');
  });

  it('does not add a file that is too large, and says so [5.file.oversize]', async () => {
    render(<Drop multiple judge={(file) => fileRefusal(file, { maxKb: 1, kinds: ['pdf'] })} />);
    const pdf = (name: string, size: number) => new File(['%PDF-1.7'.padEnd(size)], name);
    await drop(pdf('ktp.pdf', 1_000), pdf('ijazah.pdf', 1_001));
    expect(refusals()).toBe('ijazah.pdf: File tidak boleh berukuran lebih dari 1 KB');
    expect(politeWords()).toBe('1 file dipilih: ktp.pdf');
  });

  it('shortens a long name to 30 characters with its ending, and restores the focus after a removal', async () => {
    render(<Drop multiple={false} />);
    const long = `${'n'.repeat(196)}.pdf`;
    await userEvent.upload(screen.getByLabelText(/^Bukti/), file(long));
    expect(screen.getByTitle(long).textContent).toBe(`${'n'.repeat(21)}…nnnn.pdf`);
    await userEvent.click(screen.getByRole('button', { name: `Hapus ${long}` }));
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Bukti/));
  });
});

const Shrinking = () => {
  const chosen = useChosenFiles({
    prepare: async (each) =>
      each.size < 10
        ? { ...asItIs(each), fault: null, refusal: null }
        : {
            ...asItIs(new File(['kecil'], 'ktp.jpg')),
            refusal: null,
            shrunkFrom: 4_812_000,
            fault: each.name === 'buram.png' ? 'blurred' : null,
          },
    judge: noProgram,
  });
  return <FileDrop label="Bukti" accept=".jpg" {...chosen} onChoose={(files) => void chosen.onChoose(files)} />;
};

it('a place for files says which picture was made smaller, with both sizes', async () => {
  render(<Shrinking />);
  await drop(new File(['besar sekali'], 'ktp.png'));
  expect(names()).toEqual(['ktp.jpg5 byte']);
  expect(screen.getByText(/diperkecil dari/).parentElement?.textContent).toMatch(
    /^ktp\.jpg diperkecil dari 4,8 MB menjadi 5 byte\./,
  );
  await drop(new File(['kecil'], 'lain.jpg'));
  expect(screen.queryByText(/diperkecil/)).toBeNull();
});

it('a place for files takes a picture that looks blurred, and says how to take a better one', async () => {
  render(<Shrinking />);
  await drop(new File(['besar sekali'], 'buram.png'));
  expect(names()).toEqual(['ktp.jpg5 byte']);
  expect(screen.getByText(/Bila tulisannya/).parentElement?.textContent).toBe(
    'ktp.jpg tampak buram. Bila tulisannya sulit dibaca, ambil ulang dengan kamera yang tidak bergerak; bila terbaca, file ini dapat dipakai.',
  );
  expect(politeWords()).toBe('1 file dipilih: ktp.jpg. ktp.jpg diperkecil dan tampak buram');
});

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

it('a list without pages shows 100 more of 250 rows with each press; with the last press the focus goes to the count', () => {
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

const unpaged = <Item,>(items: readonly Item[]): Page<Item> => ({ items, current: 1, last: 1, total: items.length });

const schemes = (many: number) => {
  const items = numbers(many).map((number) => aScheme({ id: `S-${number}`, title: `Skema ${number}` }));
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
