import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import { problemsOf, tidied } from '../../domain/profile/personal-data.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { PersonalData, Profile } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';

/** Nothing was sent when it is refused. */
export type SaveProfileOutcome =
  | { kind: 'saved'; profile: Profile }
  | { kind: 'refused'; problems: Problems<PersonalData> };
export type SaveProfile = ReturnType<typeof saveProfile>;

interface Deps {
  profiles: Pick<ProfileRepository, 'save'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Saves the personal data and leaves the photo as it is; gaps are allowed, what is malformed is not (see `problemsOf`). */
export const saveProfile =
  (deps: Deps) =>
  async (personal: PersonalData, today: CalendarDate): Promise<SaveProfileOutcome> => {
    const tidy = tidied(personal);
    const problems = problemsOf(tidy, today);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const profile = await deps.profiles.save(tidy);
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', profile };
  };
