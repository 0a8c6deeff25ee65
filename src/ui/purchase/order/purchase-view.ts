import { useState } from 'react';
import { proxy } from 'valtio';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';

/** How an attempt to buy ended, and the budget line it was about. */
interface EndedAttempt {
  readonly budgetary: string;
  readonly outcome: PurchaseOutcome;
}

/** What the candidate entered for a schedule on this visit, and how the last attempt to buy it ended; it outlives steps and errors. */
export interface PurchaseView {
  /** The id of the chosen budget line; null takes the one that the address names. */
  budgetary: string | null;
  /** Null until the box was touched: then they count as accepted where a purchase waits to be paid. */
  accepted: boolean | null;
  /** Whether the candidate has looked for an earlier purchase, where that could not be done here. */
  looked: boolean;
  /** While an attempt to buy runs: news of it must not take its step away before it has ended. */
  paying: boolean;
  ended: EndedAttempt | null;
}

const createPurchaseView = (): PurchaseView =>
  proxy<PurchaseView>({ budgetary: null, accepted: null, looked: false, paying: false, ended: null });

/** The view state of one visit of the page. */
export const usePurchaseView = (): PurchaseView => useState(createPurchaseView)[0];
