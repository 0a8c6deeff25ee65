import { describe, expect, it } from 'vitest';
import { regionFinder } from '../../../../fake-backend/database/seed/regions.ts';
import { seedWorld } from '../../../../fake-backend/database/seed/world.ts';
import { type PersonalTexts, personalErrors, personalFields, todayOf } from '../../../../fake-backend/rules/profile.ts';
import { careerErrors, educationErrors } from '../../../../fake-backend/rules/profile-records.ts';
import { acceptedPhoto } from '../../../../src/domain/account/profile-photo.ts';
import { nikDisagrees } from '../../../../src/domain/profile/nik.ts';

const now = new Date('2026-03-10T02:30:00Z');
const world = seedWorld(now);
const named = (mailName: string) => {
  const candidate = world.candidates.find(({ email }) => email.startsWith(`${mailName}@`));
  const profile = world.profiles.find(({ id }) => id === candidate?.id);
  return { candidate, profile };
};

describe('the profiles of the simulation', () => {
  it('would be accepted by the server', async () => {
    const region = await regionFinder(world.profiles.map(({ province_id: id }) => id));
    const disabilityOf = (id: string) => world.disabilityTypes.find((row) => row.id === id)?.disability_id;
    const hasDisability = (id: string) => world.disabilities.some((row) => row.id === id);
    for (const profile of world.profiles) {
      const candidate = world.candidates.find(({ id }) => id === profile.id);
      const row: Record<string, unknown> = { ...profile, fullname: candidate?.fullname };
      const answer = profile.has_disability ? '1' : '0';
      const texts = Object.fromEntries(personalFields.map((name) => [name, String(row[name] ?? '')])) as PersonalTexts;
      const errors = personalErrors({ ...texts, has_disability: answer }, { region, disabilityOf, hasDisability, now });
      expect(errors, profile.id).toEqual({});
    }
    for (const row of world.educations) {
      expect(educationErrors({ ...row, major: row.major ?? '', end_year: row.end_year ?? '' }, now), row.id).toEqual(
        {},
      );
    }
    for (const row of world.careers) {
      const texts = { ...row, end_date: row.end_date ?? '', description: row.description ?? '' };
      expect(careerErrors(texts, now), row.id).toEqual({});
      expect(row.start_date < todayOf(now)).toBe(true);
    }
  });

  it('have visibly fake numbers that agree with birth date and gender', () => {
    for (const { id, identity_number: nik, birth_date: birth, gender, mobile_phone: mobile } of world.profiles) {
      expect(nik, id).toMatch(/^\d{12}0000$/);
      expect(nikDisagrees(nik ?? '', birth?.replaceAll('/', '-') ?? '', gender ?? ''), id).toEqual([]);
      expect(mobile).toMatch(/^08120000\d{4}$/);
    }
  });

  it('have a displayable photo and signature where they are complete', () => {
    for (const name of ['gita', 'bima']) {
      const { candidate, profile } = named(name);
      for (const picture of [candidate?.photo, profile?.signature]) {
        expect(picture).toMatch(/^data:image\/png;base64,/);
        expect(acceptedPhoto(picture)).toBe(picture);
      }
    }
    expect(named('gita').profile?.signature).not.toBe(named('bima').profile?.signature);
    expect(named('citra').candidate?.photo).toBeNull();
    expect(named('citra').profile?.signature).toBeNull();
  });
});
