import { startTransition, useEffect, useState } from 'react';
import { draftName } from '../../../application/draft/draft-name.ts';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import { draftTokens } from '../../../application/draft/tokens.ts';
import type { DraftKey } from '../../../application/ports/device/draft-store.ts';
import type { Election } from '../../../application/ports/device/tab-leader.ts';
import { saveBeforeReload } from '../../core/errors/before-reload.ts';
import { useServices } from '../../core/services.tsx';

/** `number` is the key of the form, which remounts when the number changes. */
export type NumberedSession = DraftSession & { readonly number: number };

export type DraftPhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: NumberedSession }
  /** Another tab edits the form. `session` is the last one of this tab, which is now read-only. */
  | { readonly kind: 'elsewhere'; readonly session: NumberedSession | null };

export interface HeldDraft {
  readonly phase: DraftPhase;
  readonly continueHere: () => void;
  readonly reopen: () => void;
}

interface Actions {
  readonly contest: Election;
  readonly open: () => Promise<void>;
}

/** Opens a draft while this tab holds the lock of the form (fault matrix 34, 35). Key the component by the arguments. */
export const useDraftSession = ({ user, form, subject }: DraftKey, basis: string): HeldDraft => {
  const services = useServices();
  const [phase, setPhase] = useState<DraftPhase>({ kind: 'opening' });
  const [actions, setActions] = useState<Actions | null>(null);

  useEffect(() => {
    const key = { user, form, subject };
    let held: NumberedSession | null = null;
    let contest: Election | null = null;
    let number = 0;
    let ended = false;

    const freeze = () => {
      number += 1; // invalidates a session that is still opening
      setPhase({ kind: 'elsewhere', session: held });
    };
    const begin = async () => {
      const [desk, tabs] = await Promise.all([
        services.resolve(draftTokens.draftSessions),
        services.resolve(draftTokens.tabLeader),
      ]);
      if (ended) return;
      saveBeforeReload(desk.flush);
      const open = async () => {
        number += 1;
        const mine = number;
        const session = { ...(await desk.open(key, basis)), number: mine };
        if (ended || mine !== number) return void session.close();
        held = session;
        startTransition(() => setPhase({ kind: 'open', session })); // renders the long form in slices
      };
      contest = tabs.compete(draftName(key), {
        changed: (ownership) => {
          if (ownership === 'mine') return void open();
          held?.abandon();
          freeze();
        },
        handOver: async () => {
          freeze();
          await held?.close();
        },
      });
      setActions({ contest, open });
    };
    begin().catch((error: unknown) =>
      setPhase(() => {
        throw error;
      }),
    );
    return () => {
      ended = true;
      void (held?.close() ?? Promise.resolve()).then(() => contest?.end());
    };
  }, [services, user, form, subject, basis]);

  const reopen = () => void actions?.open();
  return {
    phase,
    reopen,
    continueHere: phase.kind === 'elsewhere' ? () => void actions?.contest.takeOver() : reopen,
  };
};
