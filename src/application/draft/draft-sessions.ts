import type { DraftContent, DraftKey } from '../ports/device/draft-store.ts';
import { envelopeOf } from './draft-envelope.ts';
import { draftName } from './draft-name.ts';
import { type DraftSession, draftSession } from './draft-session.ts';

export type DraftSessions = ReturnType<typeof draftSessions>;

/** The drafts of this page's forms. No method rejects. */
export const draftSessions = (deps: Parameters<typeof draftSession>[0]) => {
  const sessions = new Map<string, DraftSession>();
  const flush = async (): Promise<void> => {
    await Promise.all([...sessions.values()].map((session) => session.flush()));
  };
  return {
    /** Opens a draft for writing, after this page's pending writes to it, so that reopening a form at once loses nothing. */
    open: async (key: DraftKey, basis: string): Promise<DraftSession> => {
      const name = draftName(key);
      await sessions.get(name)?.close();
      const opened = draftSession(deps, { key, basis, stored: await deps.drafts.read(key) });
      const session: DraftSession = {
        ...opened,
        close: async () => {
          await opened.close();
          if (sessions.get(name) === session) sessions.delete(name);
        },
      };
      sessions.set(name, session);
      return session;
    },
    flush,
    /**
     * Removes and returns a draft that can no longer be sent. Keeps it if it may have changed after `closedAt` (server's milliseconds since
     * the epoch; null if not known, which removes the draft). Only for the tab that owns the draft.
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
    holdsAny: async (user: string): Promise<boolean | null> => {
      await flush();
      return deps.drafts.holdsAny(user);
    },
  };
};
