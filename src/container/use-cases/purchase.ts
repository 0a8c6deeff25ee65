import { ContainerModule } from 'inversify';
import { buyScheme } from '../../application/purchase/buy-scheme.ts';
import { cancelPurchase } from '../../application/purchase/cancel-purchase.ts';
import { changePaymentMethod } from '../../application/purchase/change-payment-method.ts';
import { checkOutWithVoucher } from '../../application/purchase/check-out-with-voucher.ts';
import { continuePayment } from '../../application/purchase/continue-payment.ts';
import { purchaseQueries } from '../../application/purchase/purchase-queries.ts';
import { redeemPrakerjaCode } from '../../application/purchase/redeem-prakerja-code.ts';
import { voucherQueries } from '../../application/purchase/voucher-queries.ts';
import { watchPayment } from '../../application/purchase/watch-payment.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

const paying = {
  transactions: T.transactions,
  payments: T.payments,
  paymentWindow: T.paymentWindow,
  tabs: T.tabLock,
};

export const purchaseModule = new ContainerModule(({ bind }) => {
  provide(bind, T.purchaseQueries, purchaseQueries, { transactions: T.transactions });
  provide(bind, T.watchPayment, watchPayment, { transactions: T.transactions, clock: T.clock });
  provide(bind, T.buyScheme, buyScheme, {
    ...paying,
    realtime: T.realtime,
    ids: T.ids,
  });
  provide(bind, T.continuePayment, continuePayment, paying);
  provide(bind, T.changePaymentMethod, changePaymentMethod, paying);
  provide(bind, T.cancelPurchase, cancelPurchase, {
    transactions: T.transactions,
    tabs: T.tabLock,
    realtime: T.realtime,
  });
  provide(bind, T.voucherQueries, voucherQueries, { vouchers: T.vouchers });
  provide(bind, T.redeemPrakerjaCode, redeemPrakerjaCode, {
    vouchers: T.vouchers,
    tabs: T.tabLock,
    realtime: T.realtime,
  });
  provide(bind, T.checkOutWithVoucher, checkOutWithVoucher, {
    vouchers: T.vouchers,
    tabs: T.tabLock,
    realtime: T.realtime,
    ids: T.ids,
  });
});
