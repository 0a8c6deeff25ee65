import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeness } from '../../../../src/domain/profile/completeness.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { Education, PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const education: Education = {
  id: '1',
  level: 'S1',
  institution: 'Universitas Contoh',
  major: '',
  startYear: '2016',
  endYear: '',
};
const complete: Profile = { personal: completePersonalData, photo: 'foto.png', signature: 'ttd.png' };
const missingOf = (profile: Profile | null, educations = [education]) => completeness(profile, educations).missing;

describe('completeness', () => {
  it('is 100 % exactly when nothing is missing; the job of today is optional', () => {
    expect(completeness(complete, [education])).toEqual({ percent: 100, missing: [] });
    const jobless = { ...completePersonalData, institution: '', position: '', workAddress: '', workEmail: '' };
    expect(missingOf({ ...complete, personal: jobless })).toEqual([]);
  });

  it('is nothing but empty for somebody without a profile', () => {
    const { percent, missing } = completeness(null, []);
    expect(percent).toBe(0);
    expect(missing).toHaveLength(18);
  });

  it('says in which tab and field something is missing', () => {
    expect(missingOf({ ...complete, photo: null })).toEqual([{ tab: 'informasi_pribadi', field: 'photo' }]);
    expect(missingOf({ ...complete, signature: null })).toEqual([{ tab: 'tanda_tangan', field: null }]);
    expect(missingOf(complete, [])).toEqual([{ tab: 'riwayat_pendidikan', field: null }]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, villageId: ' ' } })).toEqual([
      { tab: 'informasi_pribadi', field: 'villageId' },
    ]);
  });

  it('asks for the disability of who has one', () => {
    const disabled = { ...completePersonalData, disabled: true };
    expect(missingOf({ ...complete, personal: disabled }).map(({ field }) => field)).toEqual([
      'disabilityId',
      'disabilityTypeId',
    ]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, disabled: null } })).toEqual([
      { tab: 'informasi_pribadi', field: 'disabled' },
    ]);
  });

  it('never falls when something is filled in, and stays between 0 and 100', () => {
    const fields = Object.keys(completePersonalData).filter((name) => name !== 'disabled') as (keyof PersonalData)[];
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: 1 }), fc.boolean(), (order, photo) => {
        let personal: PersonalData = { ...emptyPersonalData(''), nationality: '' };
        let before = completeness({ personal, photo: null, signature: null }, []).percent;
        for (const name of order) {
          personal = { ...personal, [name]: completePersonalData[name] };
          const { percent } = completeness({ personal, photo: photo ? 'x' : null, signature: null }, []);
          expect(percent).toBeGreaterThanOrEqual(before);
          expect(percent).toBeLessThan(100);
          before = percent;
        }
      }),
    );
  });
});
