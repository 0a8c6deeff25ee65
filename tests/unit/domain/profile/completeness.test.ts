import { describe, expect, it } from 'vitest';
import { completeness } from '../../../../src/domain/profile/completeness.ts';
import type { Profile } from '../../../../src/domain/profile/profile.ts';
import { aDegree, completePersonalData } from '../../../builders/personal-data.ts';

const complete: Profile = { personal: completePersonalData, photo: 'foto.png', signature: 'ttd.png' };
const missingOf = (profile: Profile | null, educations = [aDegree]) => completeness(profile, educations).missing;

describe('completeness', () => {
  it('is 100 % when nothing is missing, where the current job is optional, and 0 % without a profile', () => {
    expect(completeness(complete, [aDegree])).toEqual({ percent: 100, missing: [] });
    const jobless = { ...completePersonalData, institution: '', position: '', workAddress: '', workEmail: '' };
    expect(missingOf({ ...complete, personal: jobless })).toEqual([]);
    expect(completeness(null, [])).toMatchObject({ percent: 0, missing: { length: 18 } });
  });

  it('names the tab and the field of a missing value', () => {
    expect(missingOf({ ...complete, photo: null })).toEqual([{ tab: 'informasi_pribadi', field: 'photo' }]);
    expect(completeness({ ...complete, photo: null }, [aDegree]).percent).toBe(94);
    expect(missingOf({ ...complete, signature: null })).toEqual([{ tab: 'tanda_tangan', field: null }]);
    expect(missingOf(complete, [])).toEqual([{ tab: 'riwayat_pendidikan', field: null }]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, villageId: ' ' } })).toEqual([
      { tab: 'informasi_pribadi', field: 'villageId' },
    ]);
  });

  it('asks a person with a disability for its kind', () => {
    const disabled = { ...completePersonalData, disabled: true };
    expect(missingOf({ ...complete, personal: disabled }).map(({ field }) => field)).toEqual([
      'disabilityId',
      'disabilityTypeId',
    ]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, disabled: null } })).toEqual([
      { tab: 'informasi_pribadi', field: 'disabled' },
    ]);
  });
});
