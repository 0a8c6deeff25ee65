import { useState } from 'react';
import { proxy } from 'valtio';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { PurchaseArgs } from '../../core/paths.ts';
import { type SessionView, useSessionView } from '../../core/session/session-view.ts';

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

type Choice = Pick<PurchaseView, 'budgetary' | 'accepted' | 'looked'>;

const nothingChosen: Choice = { budgetary: null, accepted: null, looked: false };

const createPurchaseView = ({ budgetary, accepted, looked } = nothingChosen): PurchaseView =>
  proxy<PurchaseView>({ budgetary, accepted, looked, paying: false, ended: null });

export const usePurchaseView = (): PurchaseView => useState(() => createPurchaseView())[0];

interface Kept {
  readonly departures: number;
  readonly choices: Map<string, Choice>;
}

const keptOf = new WeakMap<SessionView, Kept>();

/** What was chosen since the last log-out. */
const keptIn = (session: SessionView): Map<string, Choice> => {
  const { departures } = session;
  const known = keptOf.get(session);
  const kept = known?.departures === departures ? known : { departures, choices: new Map() };
  keptOf.set(session, kept);
  return kept.choices;
};

/** Begins with what this candidate chose before at the same address; another address is another choice. */
export const useKeptPurchaseView = ({ scheduleId, budgetary }: PurchaseArgs): PurchaseView => {
  const session = useSessionView();
  return useState(() => {
    const choices = keptIn(session);
    const key = [session.candidate?.id, scheduleId, budgetary].join();
    const view = createPurchaseView(choices.get(key));
    choices.set(key, view);
    return view;
  })[0];
};
