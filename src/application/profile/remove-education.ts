import type { Education } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import { recordKeys } from './sent-once.ts';

export type RemoveEducation = ReturnType<typeof removeEducation>;

interface Deps {
  profileRecords: Pick<ProfileRecordsRepository, 'removeEducation'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Removes a record, tells the other tabs, and gives the list as stored. */
export const removeEducation =
  (deps: Deps) =>
  async (id: string): Promise<readonly Education[]> => {
    const left = await deps.profileRecords.removeEducation(id);
    recordKeys(deps.profileRecords, 'education').clear();
    deps.realtime.announceChange();
    return left;
  };
