import { type Guardian, guardianProblems } from '../../domain/profile/guardian.ts';
import type { Problems } from '../../domain/profile/problem-code.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';

/** Nothing was sent when it is refused. */
export type SaveGuardianOutcome =
  | { kind: 'saved'; profile: Profile }
  | { kind: 'refused'; problems: Problems<Guardian> };
export type SaveGuardian = ReturnType<typeof saveGuardian>;

interface Deps {
  profiles: Pick<ProfileRepository, 'saveGuardian'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Saves the consent of a guardian. Of a server that keeps none it counts as given once the server has answered. */
export const saveGuardian =
  (deps: Deps) =>
  async (guardian: Guardian): Promise<SaveGuardianOutcome> => {
    const problems = guardianProblems(guardian);
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    const profile = await deps.profiles.saveGuardian(guardian);
    deps.realtime.announceChange(); // other tabs show it too
    return { kind: 'saved', profile: { ...profile, guardian: profile.guardian ?? guardian } };
  };
