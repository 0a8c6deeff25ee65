import type { PayDeps } from './pay-transaction.ts';
import { resumePayment } from './resume-payment.ts';

export type ContinuePayment = ReturnType<typeof continuePayment>;

/** Reopens the payment of a pending purchase, with the same token until it expires (domain: Transaction). */
export const continuePayment = (deps: PayDeps) => resumePayment(deps, async () => undefined);
