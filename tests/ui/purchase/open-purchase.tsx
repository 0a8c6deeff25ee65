import { act, fireEvent, screen } from '@testing-library/react';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { catalogQueries } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import { checkCertificate } from '../../../src/application/certificate/check-certificate.ts';
import { certificateTokens } from '../../../src/application/certificate/tokens.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import type { CatalogRepository } from '../../../src/application/ports/catalog/catalog-repository.ts';
import { buyScheme } from '../../../src/application/purchase/buy-scheme.ts';
import { cancelPurchase } from '../../../src/application/purchase/cancel-purchase.ts';
import { changePaymentMethod } from '../../../src/application/purchase/change-payment-method.ts';
import { checkOutWithVoucher } from '../../../src/application/purchase/check-out-with-voucher.ts';
import { continuePayment } from '../../../src/application/purchase/continue-payment.ts';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { redeemPrakerjaCode } from '../../../src/application/purchase/redeem-prakerja-code.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { voucherQueries } from '../../../src/application/purchase/voucher-queries.ts';
import { watchPayment } from '../../../src/application/purchase/watch-payment.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Config } from '../../../src/configuration/config.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import { availability, type Schedule } from '../../../src/domain/catalog/schedule.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import TransactionsPage from '../../../src/ui/purchase/history/transactions-page.tsx';
import PurchasePage from '../../../src/ui/purchase/order/purchase-page.tsx';
import PaymentPage from '../../../src/ui/purchase/payment/payment-page.tsx';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { FakeServices } from '../show-with.tsx';
import { openPages } from './portal-page.tsx';

export const aSchedule = (rest: Partial<Schedule> = {}): Schedule => ({
  id: 'JDW-003',
  scheme: { id: 'SKM-01', slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
  startsAt: '2026-12-15T01:00:00Z',
  endsAt: '2026-12-15T10:00:00Z',
  registrationUntil: '2026-12-08T16:59:00Z',
  site: { id: 'TUK-01', name: 'TUK Contoh', kind: 'Sewaktu', city: 'Jakarta Selatan' },
  seatsLeft: 8,
  budgets: [
    { id: 'ANG-1', source: 'mandiri', title: 'Biaya mandiri', price: 850_000, audience: '' },
    { id: 'ANG-2', source: 'prakerja', title: 'Kartu Prakerja', price: 850_000, audience: '' },
    { id: 'ANG-3', source: 'perusahaan', title: 'Ditanggung perusahaan', price: 0, audience: '' },
  ],
  ...rest,
});

const later = aSchedule({ id: 'JDW-005', startsAt: '2027-01-12T01:00:00Z', endsAt: '2027-01-12T10:00:00Z' });

const payingWith = (
  transactions: FakeTransactions,
  serverTime: () => Promise<number>,
  { transfer, payment }: Config,
  clock = new FakeDevice(),
) => {
  const paymentWindow = new ManualPaymentWindow();
  const tabs = new FakeTabLock();
  const sending = {
    ...{ transactions, tabs, realtime: { announceChange: () => undefined } },
    ids: { next: () => 'key' },
    memory: aTabMemory(),
  };
  const payments = { token: async () => 'token', renew: async () => undefined };
  const paying = { ...sending, paymentWindow: transfer && !payment ? null : paymentWindow, payments };
  const services = new FakeServices()
    .with(purchaseTokens.buyScheme, buyScheme(paying))
    .with(purchaseTokens.continuePayment, continuePayment(paying))
    .with(purchaseTokens.changePaymentMethod, changePaymentMethod(paying))
    .with(purchaseTokens.cancelPurchase, cancelPurchase(paying))
    .with(purchaseTokens.purchaseQueries, purchaseQueries({ transactions }))
    .with(purchaseTokens.watchPayment, watchPayment({ transactions, clock }))
    .with(timeTokens.clock, clock)
    .with(timeTokens.serverClock, serverClockOn(clock, serverTime));
  return { services, sending, paymentWindow, serverNow: services.serverNow };
};

export const openBought = (
  address: string,
  transactions = new FakeTransactions(aTransaction()),
  {
    schedule = null as Schedule | null,
    timeline = null as Timeline | null,
    clock = new FakeDevice(),
    serverTime = async () => 0,
    config = defaultConfig,
    services: more = (services: FakeServices) => services,
  } = {},
) => {
  const { services, paymentWindow, serverNow } = payingWith(transactions, serverTime, config, clock);
  more(services)
    .with(catalogTokens.catalogQueries, {
      schedule: async () => schedule && { schedule, availability: availability(schedule, await serverNow()) },
    } as never)
    .withTimelines({ find: async () => timeline });
  const pages = { [paths.payment.pattern]: PaymentPage, [paths.transactions.pattern]: TransactionsPage };
  return { ...openPages(pages, address, services, config), clock, transactions, paymentWindow };
};

export const openPurchase = (
  address: string,
  {
    offered = aSchedule() as Schedule | null,
    transactions = new FakeTransactions(),
    vouchers = new FakeVouchers(),
    serverTime = async () => 0,
    scheme = async (_: string, id: string): Promise<object | null> =>
      id === 'JDW-005' ? { requirements: ['Ijazah SMA'] } : null,
    certificate = null as Certificate | null,
    config = defaultConfig,
    memory = aTabMemory(),
  } = {},
) => {
  const { services, sending, paymentWindow, serverNow } = payingWith(transactions, serverTime, config);
  const items = [...(offered ? [offered] : []), later];
  const schedules = async () => ({ items, current: 1, last: 1, total: 2, schemes: [], months: [], sites: [] });
  const schedule = async (id: string) => {
    if (!config.features.scheduleDetail) throw new ApiFailure({ kind: 'http', status: 404 });
    return items.find((item) => item.id === id) ?? null;
  };
  services
    .with(deviceTokens.sharedMemory, memory)
    .with(
      certificateTokens.checkCertificate,
      checkCertificate({ certificates: { check: async () => certificate }, serverNow }),
    )
    .with(purchaseTokens.voucherQueries, voucherQueries({ vouchers }))
    .with(purchaseTokens.redeemPrakerjaCode, redeemPrakerjaCode({ ...sending, vouchers }))
    .with(purchaseTokens.checkOutWithVoucher, checkOutWithVoucher({ ...sending, vouchers }))
    .with(catalogTokens.catalogQueries, {
      ...catalogQueries({ catalog: { schedule, schedules } as unknown as CatalogRepository, serverNow }),
      scheme,
    } as never);
  const opened = openPages({ [paths.purchase.pattern]: PurchasePage }, address, services, config);
  return { ...opened, transactions, vouchers, paymentWindow, tabs: sending.tabs };
};

export const base = '/schema/junior-web-programmer/JDW-003';
export const mandiri = `${base}/mandiri/ANG-1`;
/** Compares the text, because computing the roles of a whole page is slow. */
export const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const acceptTerms = async () => {
  fireEvent.click(await screen.findByRole('checkbox'));
  await act(settled);
};
export const asInBrowser = () => {
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
};
