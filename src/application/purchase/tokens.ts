import type { TabLock } from '../ports/device/tab-lock.ts';
import type { PaymentProofRepository } from '../ports/purchase/payment-proof-repository.ts';
import type { PaymentRepository } from '../ports/purchase/payment-repository.ts';
import type { PaymentWindow } from '../ports/purchase/payment-window.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import type { VoucherRepository } from '../ports/purchase/voucher-repository.ts';
import { tokensOf } from '../token.ts';
import type { BuyScheme } from './buy-scheme.ts';
import type { CancelPurchase } from './cancel-purchase.ts';
import type { ChangePaymentMethod } from './change-payment-method.ts';
import type { CheckOutWithVoucher } from './check-out-with-voucher.ts';
import type { ContinuePayment } from './continue-payment.ts';
import type { PurchaseQueries } from './purchase-queries.ts';
import type { RedeemPrakerjaCode } from './redeem-prakerja-code.ts';
import type { SendPaymentProof } from './send-payment-proof.ts';
import type { VoucherQueries } from './voucher-queries.ts';
import type { WatchPayment } from './watch-payment.ts';

const token = tokensOf('purchase');

export const purchaseTokens = {
  transactions: token<TransactionRepository>('transactions'),
  vouchers: token<VoucherRepository>('vouchers'),
  payments: token<PaymentRepository>('payments'),
  paymentProofs: token<PaymentProofRepository>('paymentProofs'),
  paymentWindow: token<PaymentWindow | null>('paymentWindow'),
  tabLock: token<TabLock>('tabLock'),
  purchaseQueries: token<PurchaseQueries>('purchaseQueries'),
  buyScheme: token<BuyScheme>('buyScheme'),
  watchPayment: token<WatchPayment>('watchPayment'),
  voucherQueries: token<VoucherQueries>('voucherQueries'),
  redeemPrakerjaCode: token<RedeemPrakerjaCode>('redeemPrakerjaCode'),
  checkOutWithVoucher: token<CheckOutWithVoucher>('checkOutWithVoucher'),
  continuePayment: token<ContinuePayment>('continuePayment'),
  changePaymentMethod: token<ChangePaymentMethod>('changePaymentMethod'),
  cancelPurchase: token<CancelPurchase>('cancelPurchase'),
  sendPaymentProof: token<SendPaymentProof>('sendPaymentProof'),
};
