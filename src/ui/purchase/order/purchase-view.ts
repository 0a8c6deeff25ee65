import { useState } from 'react';
import { proxy } from 'valtio';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';

interface EndedAttempt {
  readonly budgetary: string;
  readonly outcome: PurchaseOutcome;
}

export interface PurchaseView {
  budgetary: string | null;
  /** Null until the candidate changes it; while null, the terms count as accepted if an unpaid purchase exists. */
  accepted: boolean | null;
  /** The candidate confirmed having checked for an earlier purchase. */
  looked: boolean;
  /** While true, events about the purchase must not change the step. */
  paying: boolean;
  ended: EndedAttempt | null;
}

const createPurchaseView = (): PurchaseView =>
  proxy<PurchaseView>({ budgetary: null, accepted: null, looked: false, paying: false, ended: null });

export const usePurchaseView = (): PurchaseView => useState(createPurchaseView)[0];
