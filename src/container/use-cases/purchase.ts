import { ContainerModule } from 'inversify';
import { buyScheme } from '../../application/purchase/buy-scheme.ts';
import { purchaseQueries } from '../../application/purchase/purchase-queries.ts';
import { watchPayment } from '../../application/purchase/watch-payment.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const purchaseModule = new ContainerModule(({ bind }) => {
  provide(bind, T.purchaseQueries, purchaseQueries, { transactions: T.transactions });
  provide(bind, T.watchPayment, watchPayment, { transactions: T.transactions, clock: T.clock });
  provide(bind, T.buyScheme, buyScheme, {
    transactions: T.transactions,
    payments: T.payments,
    paymentWindow: T.paymentWindow,
    tabs: T.tabLock,
    realtime: T.realtime,
    ids: T.ids,
  });
});
