import type { Career } from '../../domain/profile/profile.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import { recordKeys } from './sent-once.ts';

export type RemoveCareer = ReturnType<typeof removeCareer>;

interface Deps {
  profileRecords: Pick<ProfileRecordsRepository, 'removeCareer'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Removes a record, tells the other tabs, and gives the list as stored. */
export const removeCareer =
  (deps: Deps) =>
  async (id: string): Promise<readonly Career[]> => {
    const left = await deps.profileRecords.removeCareer(id);
    recordKeys(deps.profileRecords, 'career').clear();
    deps.realtime.announceChange();
    return left;
  };
