import { webLockTabLock } from '../../adapters/browser/tabs/web-lock-tab-lock.ts';
import { HttpPaymentProofRepository } from '../../adapters/http/purchase/http-payment-proof-repository.ts';
import { HttpPaymentRepository } from '../../adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../adapters/http/purchase/http-voucher-repository.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { buyScheme } from '../../application/purchase/buy-scheme.ts';
import { cancelPurchase } from '../../application/purchase/cancel-purchase.ts';
import { changePaymentMethod } from '../../application/purchase/change-payment-method.ts';
import { checkOutWithVoucher } from '../../application/purchase/check-out-with-voucher.ts';
import { continuePayment } from '../../application/purchase/continue-payment.ts';
import { purchaseQueries } from '../../application/purchase/purchase-queries.ts';
import { redeemPrakerjaCode } from '../../application/purchase/redeem-prakerja-code.ts';
import { sendPaymentProof } from '../../application/purchase/send-payment-proof.ts';
import { purchaseTokens } from '../../application/purchase/tokens.ts';
import { voucherQueries } from '../../application/purchase/voucher-queries.ts';
import { watchPayment } from '../../application/purchase/watch-payment.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';
import { notification } from './notification.ts';
import { time } from './time.ts';

const paying = {
  transactions: purchaseTokens.transactions,
  payments: purchaseTokens.payments,
  paymentWindow: purchaseTokens.paymentWindow,
  tabs: purchaseTokens.tabLock,
};

export const purchase: ConceptModule = {
  buildsOn: [device, notification, time],
  bind: async (bind, profile) => {
    const { client } = profile;
    const paymentWindow = await profile.paymentWindow(); // created before any binding, because this call may fail
    provideValue(bind, purchaseTokens.transactions, new HttpTransactionRepository(client));
    provideValue(bind, purchaseTokens.vouchers, new HttpVoucherRepository(client));
    provideValue(bind, purchaseTokens.payments, new HttpPaymentRepository(client));
    provideValue(bind, purchaseTokens.paymentProofs, new HttpPaymentProofRepository(client));
    provideValue(bind, purchaseTokens.paymentWindow, paymentWindow);
    provideValue(bind, purchaseTokens.tabLock, webLockTabLock(globalThis.navigator?.locks));
    provide(bind, purchaseTokens.purchaseQueries, purchaseQueries, { transactions: purchaseTokens.transactions });
    provide(bind, purchaseTokens.buyScheme, buyScheme, {
      ...paying,
      realtime: notificationTokens.realtime,
      ids: deviceTokens.ids,
      memory: deviceTokens.tabMemory,
    });
    provide(bind, purchaseTokens.watchPayment, watchPayment, {
      transactions: purchaseTokens.transactions,
      clock: timeTokens.clock,
    });
    provide(bind, purchaseTokens.voucherQueries, voucherQueries, { vouchers: purchaseTokens.vouchers });
    provide(bind, purchaseTokens.redeemPrakerjaCode, redeemPrakerjaCode, {
      vouchers: purchaseTokens.vouchers,
      tabs: purchaseTokens.tabLock,
      realtime: notificationTokens.realtime,
    });
    provide(bind, purchaseTokens.checkOutWithVoucher, checkOutWithVoucher, {
      vouchers: purchaseTokens.vouchers,
      transactions: purchaseTokens.transactions,
      tabs: purchaseTokens.tabLock,
      realtime: notificationTokens.realtime,
      ids: deviceTokens.ids,
      memory: deviceTokens.tabMemory,
    });
    provide(bind, purchaseTokens.continuePayment, continuePayment, paying);
    provide(bind, purchaseTokens.changePaymentMethod, changePaymentMethod, paying);
    provide(bind, purchaseTokens.cancelPurchase, cancelPurchase, {
      transactions: purchaseTokens.transactions,
      tabs: purchaseTokens.tabLock,
      realtime: notificationTokens.realtime,
    });
    provide(bind, purchaseTokens.sendPaymentProof, sendPaymentProof, {
      proofs: purchaseTokens.paymentProofs,
      transactions: purchaseTokens.transactions,
      tabs: purchaseTokens.tabLock,
      realtime: notificationTokens.realtime,
      ids: deviceTokens.ids,
      memory: deviceTokens.tabMemory,
    });
  },
};
