import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Listed } from '../../domain/paging/page.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { Career, Education } from '../../domain/profile/profile.ts';
import { careerProblems, educationProblems } from '../../domain/profile/records.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { NewOrStored } from '../ports/profile/profile-repository.ts';
import { fingerprintOf } from '../sending/draft-keys.ts';
import { joinPending } from '../sending/join-pending.ts';
import { RequestKeys } from '../sending/request-keys.ts';
import { singleFlight } from '../sending/single-flight.ts';

/** `records`: the list as stored; null if it was not read back. `refused`: invalid, so nothing was sent. */
export type SaveRecordOutcome<Stored> =
  | { readonly kind: 'saved'; readonly records: Listed<Stored> | null }
  | { readonly kind: 'refused'; readonly problems: Problems<Omit<Stored, 'id'>> };

interface SavedBy {
  readonly candidateId: string;
  readonly today: CalendarDate;
}

interface Deps {
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
  memory: TabMemory;
}

interface Kind<Stored extends { readonly id: string }> {
  readonly name: string;
  readonly problemsOf: (record: Omit<Stored, 'id'>, today: CalendarDate) => Problems<Omit<Stored, 'id'>>;
  readonly save: (record: NewOrStored<Stored>, requestKey?: string) => Promise<Listed<Stored> | null>;
  readonly remove: (id: string) => Promise<Listed<Stored> | null>;
  readonly list: (candidateId: string) => Promise<Listed<Stored>>;
}

const changesOf = <Stored extends { readonly id: string }>(
  { name: kind, problemsOf, save, remove, list }: Kind<Stored>,
  { realtime, ids, memory }: Deps,
) => {
  const once = singleFlight<Listed<Stored> | null>();
  const keys = new RequestKeys(ids, memory);
  /** Counts the changes: a server may answer a reused key with its reply from before the last one. Reloads keep it. */
  const turn = `riwayat:${kind}`;
  const changed = async (stored: Listed<Stored> | null, candidateId: string) => {
    memory.write(turn, String(Number(memory.read(turn)) + 1));
    realtime.announceChange();
    return stored ?? list(candidateId).catch(() => null);
  };

  /** The list, if a record with the same fields is in it. */
  const added = async (record: NewOrStored<Stored>, candidateId: string): Promise<Listed<Stored> | null> => {
    const stored = await list(candidateId).catch(() => null);
    const fields = Object.entries({ ...record, id: null, unread: null }).filter(([, value]) => value !== null);
    const isThere = stored?.items.some((each) => fields.every(([name, value]) => each[name as keyof Stored] === value));
    return isThere ? stored : null;
  };

  return {
    /** Adds or updates a record. A double click adds only one; after a lost reply, a retry, also of a reloaded page, first asks whether it is there. */
    save: async (record: NewOrStored<Stored>, { candidateId, today }: SavedBy): Promise<SaveRecordOutcome<Stored>> => {
      const problems = problemsOf(record, today);
      if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
      const name = `${turn}:${memory.read(turn) ?? 0}:${fingerprintOf([candidateId, record])}`;
      const add = async (key: string, again: boolean) =>
        (again ? await added(record, candidateId) : null) ?? save(record, key);
      const send = () => (record.id === null ? keys.under(name, add) : save(record));
      return { kind: 'saved', records: await once(name, async () => changed(await send(), candidateId)) };
    },
    /** Removes a record. Without a reply, rereads the list: a missing record was removed. */
    remove: joinPending(async (id: string, candidateId: string): Promise<Listed<Stored> | null> => {
      try {
        return await changed(await remove(id), candidateId);
      } catch (error) {
        const stored = isOutcomeUnknown(error) ? await list(candidateId).catch(() => null) : null;
        const isGone = stored?.unreadable === 0 && stored.items.every((each) => each.id !== id);
        if (!isGone) throw error;
        return changed(stored, candidateId);
      }
    }),
  };
};

export type RecordChanges<Stored extends { readonly id: string }> = ReturnType<typeof changesOf<Stored>>;

export const educationRecords = ({
  profileRecords,
  ...deps
}: Deps & { profileRecords: Pick<ProfileRecordsRepository, 'saveEducation' | 'removeEducation' | 'educations'> }) =>
  changesOf<Education>(
    {
      name: 'pendidikan',
      problemsOf: educationProblems,
      save: (...sent) => profileRecords.saveEducation(...sent),
      remove: (id) => profileRecords.removeEducation(id),
      list: (candidateId) => profileRecords.educations(candidateId),
    },
    deps,
  );

export const careerRecords = ({
  profileRecords,
  ...deps
}: Deps & { profileRecords: Pick<ProfileRecordsRepository, 'saveCareer' | 'removeCareer' | 'careers'> }) =>
  changesOf<Career>(
    {
      name: 'pekerjaan',
      problemsOf: careerProblems,
      save: (...sent) => profileRecords.saveCareer(...sent),
      remove: (id) => profileRecords.removeCareer(id),
      list: (candidateId) => profileRecords.careers(candidateId),
    },
    deps,
  );
