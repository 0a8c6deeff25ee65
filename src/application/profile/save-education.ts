import { dayInWib } from '../../domain/calendar/calendar-date.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { Education } from '../../domain/profile/profile.ts';
import { educationProblems } from '../../domain/profile/records.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { ProfileRecordsRepository } from '../ports/profile-records-repository.ts';
import type { NewOrStored } from '../ports/profile-repository.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import { sentOnce } from './sent-once.ts';

/** `educations` is the list as stored. Nothing was sent when it is refused. */
export type SaveEducationOutcome =
  | { kind: 'saved'; educations: readonly Education[] }
  | { kind: 'refused'; problems: Problems<Omit<Education, 'id'>> };
export type SaveEducation = ReturnType<typeof saveEducation>;

interface Deps {
  profileRecords: Pick<ProfileRecordsRepository, 'saveEducation'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  clock: Pick<Clock, 'now'>;
  ids: IdSource;
}

/** Adds a school or study, or changes the one with its id; pressing twice, or again after a lost reply, adds one record. */
export const saveEducation = (deps: Deps) => {
  const once = sentOnce<readonly Education[]>(deps.ids);
  return async (record: NewOrStored<Education>): Promise<SaveEducationOutcome> => {
    const problems = educationProblems(record, dayInWib(deps.clock.now()));
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const educations = await once(JSON.stringify(record), (requestKey) =>
      deps.profileRecords.saveEducation(record, requestKey),
    );
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', educations };
  };
};
