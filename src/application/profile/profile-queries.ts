import type { ProfileRecordsRepository } from '../ports/profile/profile-records-repository.ts';
import type { ProfileRepository } from '../ports/profile/profile-repository.ts';

export type ProfileQueries = ReturnType<typeof profileQueries>;

export const profileQueries = (deps: { profiles: ProfileRepository; profileRecords: ProfileRecordsRepository }) => ({
  profile: (candidateId: string) => deps.profiles.find(candidateId),
  educations: (candidateId: string) => deps.profileRecords.educations(candidateId),
  careers: (candidateId: string) => deps.profileRecords.careers(candidateId),
});
