import { useState } from 'react';
import { proxy } from 'valtio';
import type { PurchaseOutcome } from '../../application/purchase/pay-transaction.ts';

/** What the candidate entered on this visit, and how the last attempt to buy ended; it outlives steps and errors. */
export interface PurchaseView {
  /** The id of the chosen budget line; null takes the one that the address names. */
  budgetary: string | null;
  accepted: boolean;
  /** While an attempt to buy runs: news of it must not take its step away before it has ended. */
  paying: boolean;
  outcome: PurchaseOutcome | null;
}

const createPurchaseView = (): PurchaseView =>
  proxy<PurchaseView>({ budgetary: null, accepted: false, paying: false, outcome: null });

/** The view state of one visit of the page. */
export const usePurchaseView = (): PurchaseView => useState(createPurchaseView)[0];
