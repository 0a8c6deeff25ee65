import type { DraftContent, DraftKey } from '../ports/device/draft-store.ts';
import { envelopeOf } from './draft-envelope.ts';
import { draftName } from './draft-name.ts';
import { type DraftSession, draftSession } from './draft-session.ts';

export type DraftSessions = ReturnType<typeof draftSessions>;

/** The drafts of this page's forms. Nothing here rejects. */
export const draftSessions = (deps: Parameters<typeof draftSession>[0]) => {
  /** Until their last write is done. */
  const sessions = new Map<string, DraftSession>();
  const flush = async (): Promise<void> => {
    await Promise.all([...sessions.values()].map((session) => session.flush()));
  };
  return {
    /** Opens a draft for writing. What this page still has to write of it comes first: leaving a form and coming back at once finds all. */
    open: async (key: DraftKey, basis: string): Promise<DraftSession> => {
      const name = draftName(key);
      await sessions.get(name)?.close();
      const opened = draftSession(deps, { key, basis, stored: await deps.drafts.read(key) });
      const session: DraftSession = {
        ...opened,
        close: async () => {
          await opened.close();
          if (sessions.get(name) === session) sessions.delete(name); // what was typed does not stay in memory
        },
      };
      sessions.set(name, session);
      return session;
    },
    /** Writes all that is not written yet: before the page reloads itself (fault matrix 60), or is asked whether there are drafts. */
    flush,
    /**
     * Removes a draft that cannot be sent any more. What was changed after `closedAt`, when the form was closed (milliseconds since
     * the epoch; null when that is not known), stays: somebody has worked on it since. Both are times of the server, because the
     * device's clock may be wrong; where nobody knows when it was changed it stays too. For the tab that owns the draft. Gives what
     * it removed.
     */
    drop: async (key: DraftKey, closedAt: number | null): Promise<DraftContent | null> => {
      const draft = await deps.drafts.read(key);
      const stored = draft.beside ?? draft;
      const { revision, content, unopened } = stored;
      if (!content && unopened === 0) return null;
      const changedAt = envelopeOf(stored)?.changedAt ?? null;
      if (closedAt !== null && content && (changedAt === null || changedAt > closedAt)) return null;
      await deps.drafts.save(key, revision, null);
      return content;
    },
    /** Whether this person has input on this device that the server has not taken. */
    holdsAny: async (user: string): Promise<boolean> => {
      await flush();
      return deps.drafts.holdsAny(user);
    },
  };
};
