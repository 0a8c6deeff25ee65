import { useState } from 'react';
import { proxy } from 'valtio';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';

interface EndedAttempt {
  readonly budgetary: string;
  readonly outcome: PurchaseOutcome;
}

/**
 * `accepted` is null until the candidate changes it; until then, the terms count as accepted if an unpaid purchase exists. `looked`: the
 * candidate confirmed having checked for an earlier purchase. `paying`: events about the purchase must not change the step.
 */
export interface PurchaseView {
  budgetary: string | null;
  accepted: boolean | null;
  looked: boolean;
  paying: boolean;
  ended: EndedAttempt | null;
}

const createPurchaseView = (): PurchaseView =>
  proxy<PurchaseView>({ budgetary: null, accepted: null, looked: false, paying: false, ended: null });

export const usePurchaseView = (): PurchaseView => useState(createPurchaseView)[0];
