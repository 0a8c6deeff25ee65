import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { transactionStatuses } from '../../../src/domain/purchase/transaction.ts';
import { freeLead } from '../../../src/ui/purchase/payment/payment-result-text.ts';
import { tabTitles } from '../../../src/ui/purchase/transaction-text.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { aSchedule, asInBrowser, openBought } from './open-purchase.tsx';

const trx = encodeTrxId('TRX-1');
const pages = ['/transaction', '/payment/finish', '/payment/pending', '/payment/error'];

beforeEach(asInBrowser);

it.each(pages.flatMap((page) => [...transactionStatuses, 'unknown' as const].map((status) => [status, page] as const)))(
  'a free registration that is %s speaks of no payment at %s',
  async (status, page) => {
    const at = '2026-11-20T03:00:00Z';
    const free = aTransaction({ status, amount: 0, budgetSource: 'perusahaan', paidAt: at, expiresAt: at });
    openBought(`${page}?trx=${trx}`, new FakeTransactions(free), { schedule: aSchedule() });
    await screen.findAllByText(/TRX-1/);
    await act(settled);
    const list = Object.values(tabTitles).map((tab) => `Riwayat Pembelian · ${tab}`);
    const told = [freeLead, ...list].reduce((text, part) => text.replace(part, ''), document.body.textContent ?? '');
    expect(told.match(/.{0,30}(bayar|dana |uang|tagihan).{0,30}/gi) ?? []).toEqual([]);
  },
);
