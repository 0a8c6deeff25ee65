import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { Career } from '../../domain/profile/profile.ts';
import { careerProblems } from '../../domain/profile/records.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { NewOrStored } from '../ports/profile/profile-repository.ts';
import { recordKeys, sentOnce } from './sent-once.ts';

/** `careers` is the list as stored. Nothing was sent when it is refused. */
export type SaveCareerOutcome =
  | { kind: 'saved'; careers: readonly Career[] }
  | { kind: 'refused'; problems: Problems<Omit<Career, 'id'>> };
export type SaveCareer = ReturnType<typeof saveCareer>;

/** Whose record it is, and the day that dates are judged by. */
interface SavedBy {
  readonly candidateId: string;
  readonly today: CalendarDate;
}

interface Deps {
  profileRecords: Pick<ProfileRecordsRepository, 'saveCareer'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

/** Adds a position, or changes the one with its id; pressing twice, or again after a lost reply, adds one record. */
export const saveCareer = (deps: Deps) => {
  const once = sentOnce<readonly Career[]>(deps.ids, recordKeys(deps.profileRecords, 'career'));
  return async (record: NewOrStored<Career>, by: SavedBy): Promise<SaveCareerOutcome> => {
    const problems = careerProblems(record, by.today);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const careers = await once(by.candidateId, record, (requestKey) =>
      deps.profileRecords.saveCareer(record, requestKey),
    );
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', careers };
  };
};
