import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import { problemsOf, savedFields, tidied } from '../../domain/profile/personal-data.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { PersonalData, Profile } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';
import { joinPending } from '../sending/join-pending.ts';
import { storedProfile } from './stored-profile.ts';

/** `refused`: invalid, so nothing was sent. `profile`: null if it was not read back. */
export type SaveProfileOutcome =
  | { kind: 'saved'; profile: Profile | null }
  | { kind: 'refused'; problems: Problems<PersonalData> };
export type SaveProfile = ReturnType<typeof saveProfile>;

interface Deps {
  profiles: Pick<ProfileRepository, 'save' | 'find'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

interface Began {
  readonly candidateId: string;
  readonly profile: Profile | null;
}

/**
 * Saves personal data without the photo; most fields may be empty (see `problemsOf`). Does not send unreadable fields back (`savedFields`).
 */
export const saveProfile = ({ profiles, realtime }: Deps) =>
  joinPending(
    async (
      personal: PersonalData,
      today: CalendarDate,
      { candidateId, profile }: Began,
    ): Promise<SaveProfileOutcome> => {
      const tidy = tidied(personal);
      const problems = problemsOf(tidy, today);
      if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
      const replied = await profiles.save(savedFields(tidy, profile));
      realtime.announceChange();
      return { kind: 'saved', profile: await storedProfile(profiles, candidateId, replied) };
    },
  );
