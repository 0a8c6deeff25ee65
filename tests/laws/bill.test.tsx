import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { goTo, openPortal } from '../ui/portal/open-portal.tsx';
import { stored } from '../ui/portal/steps.ts';

/**
 * The law Effect, of time: where a page shows an unpaid purchase, a deadline that is over is not one to come. The server of this world has
 * not ended the purchase yet, like one whose work runs once an hour.
 */
const past = '2026-01-02T03:04:00+07:00';

const shown = () => document.body.textContent ?? '';

/** Replies about purchases with another value of one field. */
const changed =
  (field: string, written: (value: unknown) => unknown) =>
  (path: string, data: unknown): unknown => {
    if (!path.startsWith('/api/transaction')) return data;
    const rewrite = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(rewrite)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([name, each]) => [name, name === field ? written(each) : rewrite(each)]),
            )
          : value;
    return rewrite(data);
  };

const overdue = changed('expires_at', (value) => value && past);
const withoutPrice = changed('amount', () => 0);

it.each(['/', '/myassessment', '/transaction', '/transaction?trx=', '/payment/pending?trx='])(
  'no bill whose deadline is over is asked to be paid before it: %s (fault matrix 102)',
  async (address) => {
    const server = await openPortal('bima', '/kontak', overdue as never);
    const { data } = await stored(server, '/api/transaction/list/pending');
    await goTo(address + (address.endsWith('=') ? encodeTrxId(data[0].trx_id) : ''));
    await waitFor(() => expect(shown()).toMatch(/lewat.{0,90}?2 Jan/s));
    expect(shown()).not.toMatch(/(?:sebelum|sampai) ?(?:\S+, )?2 Jan/);
  },
);

it.each(['/', '/myassessment', '/transaction', '/transaction?trx=', '/payment/pending?trx='])(
  'a purchase without a price that waits for its confirmation is shown, and asks for no payment: %s',
  async (address) => {
    const server = await openPortal('bima', '/kontak', withoutPrice as never);
    const { data } = await stored(server, '/api/transaction/list/pending');
    await goTo(address + (address.endsWith('=') ? encodeTrxId(data[0].trx_id) : ''));
    await waitFor(() => expect(shown()).toMatch(/Menunggu konfirmasi/));
    expect(shown()).not.toMatch(/Selesaikan pembayaran|Lanjutkan pembayaran|Bayar sebelum|Tagihan Rp/);
  },
);
