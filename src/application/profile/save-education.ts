import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { Education } from '../../domain/profile/profile.ts';
import { educationProblems } from '../../domain/profile/records.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { NewOrStored } from '../ports/profile/profile-repository.ts';
import { recordKeys, sentOnce } from './sent-once.ts';

/** `educations` is the list as stored. Nothing was sent when it is refused. */
export type SaveEducationOutcome =
  | { kind: 'saved'; educations: readonly Education[] }
  | { kind: 'refused'; problems: Problems<Omit<Education, 'id'>> };
export type SaveEducation = ReturnType<typeof saveEducation>;

/** Whose record it is, and the day that dates are judged by. */
interface SavedBy {
  readonly candidateId: string;
  readonly today: CalendarDate;
}

interface Deps {
  profileRecords: Pick<ProfileRecordsRepository, 'saveEducation'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

/** Adds a school or study, or changes the one with its id; pressing twice, or again after a lost reply, adds one record. */
export const saveEducation = (deps: Deps) => {
  const once = sentOnce<readonly Education[]>(deps.ids, recordKeys(deps.profileRecords, 'education'));
  return async (record: NewOrStored<Education>, by: SavedBy): Promise<SaveEducationOutcome> => {
    const problems = educationProblems(record, by.today);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const educations = await once(by.candidateId, record, (requestKey) =>
      deps.profileRecords.saveEducation(record, requestKey),
    );
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', educations };
  };
};
