import type { PaymentRepository } from '../ports/purchase/payment-repository.ts';
import type { PayDeps } from './pay-transaction.ts';
import { resumePayment } from './resume-payment.ts';

export type ChangePaymentMethod = ReturnType<typeof changePaymentMethod>;

/** Discards the chosen payment method of a pending purchase, so that the candidate can choose another. */
export const changePaymentMethod = (deps: PayDeps & { payments: PaymentRepository }) =>
  resumePayment(deps, (trxId) => deps.payments.renew(trxId));
