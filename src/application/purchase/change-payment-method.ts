import type { PaymentRepository } from '../ports/purchase/payment-repository.ts';
import type { PayDeps } from './pay-transaction.ts';
import { resumePayment } from './resume-payment.ts';

export type ChangePaymentMethod = ReturnType<typeof changePaymentMethod>;

/** Gives up the method that was chosen for a pending purchase and lets the candidate choose another one. */
export const changePaymentMethod = (deps: PayDeps & { payments: PaymentRepository }) =>
  resumePayment(deps, (trxId) => deps.payments.renew(trxId));
