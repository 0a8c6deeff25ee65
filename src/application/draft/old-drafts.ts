import { fieldsOf } from '../fields-of.ts';
import type { Clock } from '../ports/device/clock.ts';
import { type DraftStore, type ListedDraft, recordForm } from '../ports/device/draft-store.ts';

/** Days that an unsent form is kept after its last change (decision 12). */
export const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60_000;

/** Only forms that can be filled in again: exam answers, exam files and unknown forms are never removed. */
const removable: ReadonlySet<string> = new Set(['agreement', 'apl01', 'apl02', 'result', 'appeal', 'feedback']);

const isOld = ({ form, savedAt }: ListedDraft, now: number): boolean =>
  removable.has(form) && savedAt > 0 && now - savedAt > keptMs;

export interface RemovedDraft {
  readonly form: string;
  readonly subject: string;
  readonly savedAt: number;
  readonly removedAt: number;
}

const noteOf = (user: string) => ({ user, form: recordForm, subject: 'draf-lama' });
const mostNotes = 20;

const removedIn = (values: unknown): RemovedDraft[] =>
  (Array.isArray(values) ? values : []).flatMap((each) => {
    const { form, subject, savedAt, removedAt } = fieldsOf(each);
    return typeof form === 'string' &&
      typeof subject === 'string' &&
      typeof savedAt === 'number' &&
      typeof removedAt === 'number'
      ? [{ form, subject, savedAt, removedAt }]
      : [];
  });

export type OldDrafts = ReturnType<typeof oldDrafts>;

/** Removes old unsent drafts from the device, and records which ones, so that the candidate can be informed. */
export const oldDrafts = (deps: { drafts: DraftStore; clock: Pick<Clock, 'now'> }) => {
  const { drafts, clock } = deps;
  const removed = async (user: string): Promise<readonly RemovedDraft[]> =>
    removedIn((await drafts.read(noteOf(user))).content?.values);

  return {
    removed,
    /** Call it only when no form is open. Keeps drafts that change meanwhile. Never rejects if `drafts` is the container's store. */
    remove: async (user: string): Promise<void> => {
      const now = clock.now();
      const old = ((await drafts.list(user)) ?? []).filter((each) => isOld(each, now));
      const gone: RemovedDraft[] = [];
      for (const { form, subject } of old) {
        const key = { user, form, subject };
        const { revision, savedAt } = await drafts.read(key);
        if (!isOld({ form, subject, savedAt, size: 0 }, now)) continue;
        if ((await drafts.save(key, revision, null)).kind === 'saved')
          gone.push({ form, subject, savedAt, removedAt: now });
      }
      if (gone.length === 0) return;
      const note = await drafts.read(noteOf(user));
      const values = [...gone, ...removedIn(note.content?.values)].slice(0, mostNotes);
      await drafts.save(noteOf(user), note.revision, { values, files: new Map() });
    },
  };
};
