import { use, useEffect, useEffectEvent } from 'react';
import { draftName } from '../../../application/draft/draft-name.ts';
import { draftTokens } from '../../../application/draft/tokens.ts';
import type { DraftContent } from '../../../application/ports/device/draft-store.ts';
import type { Election } from '../../../application/ports/device/tab-leader.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { JustReadContext } from '../just-read-context.ts';

export interface DropDraftProps {
  readonly form: string;
  readonly trxId: string;
  /** ISO instants at which the form was sent, reviewed or closed; the latest one counts. */
  readonly closed: readonly (string | null | undefined)[];
  readonly onDropped?: (content: DraftContent) => void;
}

const lastOf = (instants: DropDraftProps['closed']): number | null => {
  const known = instants.flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  return known.length > 0 ? Math.max(...known) : null;
};

/**
 * Deletes the draft of a form that is closed on the server, for example because another device sent it. Does nothing while the data is
 * stale or another tab edits the form. Keeps input that was typed after closing.
 */
export const DropDraft = ({ form, trxId, closed, onDropped }: DropDraftProps) => {
  const services = useServices();
  const user = useSession().candidate?.id;
  const justRead = use(JustReadContext);
  const closedAt = lastOf(closed);
  const dropped = useEffectEvent((content: DraftContent | null) => content && onDropped?.(content));
  useEffect(() => {
    if (user === undefined || !justRead) return;
    const key = { user, form, subject: trxId };
    let contest: Election | null = null;
    let dropping = Promise.resolve();
    let ended = false;
    const end = () => {
      ended = true;
      contest?.end();
    };
    const begin = async () => {
      const [desk, tabs] = await Promise.all([
        services.resolve(draftTokens.draftSessions),
        services.resolve(draftTokens.tabLeader),
      ]);
      if (ended) return;
      contest = tabs.compete(draftName(key), {
        changed: (ownership) => {
          if (ownership === 'mine') dropping = desk.drop(key, closedAt).then(dropped).then(end);
        },
        handOver: () => dropping,
      });
    };
    begin().catch(() => undefined); // after a failure, the next visit deletes the draft
    return end;
  }, [services, user, form, trxId, closedAt, justRead]);
  return null;
};
