import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { profileQueries } from '../../../../src/application/profile/profile-queries.ts';
import { saveProfile } from '../../../../src/application/profile/save-profile.ts';
import { saveSignature } from '../../../../src/application/profile/save-signature.ts';
import type { PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';
import { imageOf, jpegHead, pngHead, webpHead } from '../../../builders/images.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const profile: Profile = { personal: completePersonalData, photo: null, signature: null };
const today = '2026-03-10';
const announceChange = vi.fn();
const realtime = { announceChange };
beforeEach(() => announceChange.mockClear());

describe('saving personal data', () => {
  const saving = (personal: PersonalData, save = vi.fn(async () => profile)) => ({
    save,
    outcome: saveProfile({ profiles: { save }, realtime })(personal, today),
  });

  it('sends it tidied, and tells the other tabs', async () => {
    const { save, outcome } = saving({ ...completePersonalData, fullname: ' Gita Contoh ', disabilityId: '3' });
    expect(await outcome).toEqual({ kind: 'saved', profile });
    expect(save).toHaveBeenCalledExactlyOnceWith(completePersonalData);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('sends nothing that is malformed', async () => {
    const { save, outcome } = saving({ ...completePersonalData, fullname: '', birthDate: '2011-03-11' });
    expect(await outcome).toEqual({ kind: 'refused', problems: { fullname: 'required', birthDate: 'tooYoung' } });
    expect(save).not.toHaveBeenCalled();
    expect(announceChange).not.toHaveBeenCalled();
  });

  it('judges ages by the day that it is given', async () => {
    const { outcome } = saving({ ...completePersonalData, birthDate: '2011-03-10' });
    expect(await outcome).toMatchObject({ kind: 'saved' });
  });

  it('throws what the server says and tells nobody', async () => {
    const failure = new ApiFailure({ kind: 'refused', fieldErrors: { cityId: ['x'] } });
    const { outcome } = saving(
      completePersonalData,
      vi.fn(() => Promise.reject(failure)),
    );
    await expect(outcome).rejects.toBe(failure);
    expect(announceChange).not.toHaveBeenCalled();
  });
});

describe('saving a signature', () => {
  const progress = () => undefined;
  const saving = (signature: Blob, send = vi.fn(async () => profile)) => ({
    send,
    outcome: saveSignature({ profiles: { saveSignature: send }, realtime })(signature, progress),
  });

  it.each([pngHead, jpegHead])('sends a picture of 500 000 bytes', async (...head) => {
    const signature = imageOf(head, 500_000);
    const { send, outcome } = saving(signature);
    expect(await outcome).toEqual({ kind: 'saved', profile });
    expect(send).toHaveBeenCalledExactlyOnceWith(signature, progress);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['tooLarge', imageOf(pngHead, 500_001)],
    ['empty', imageOf(pngHead, 0)],
    ['wrongType', imageOf(webpHead, 1000)],
    ['wrongType', new File([Uint8Array.from(pngHead)], 'tanda.jpg')],
    ['wrongType', new File(['%PDF-1.7'], 'tanda.png')],
  ] as const)('refuses as %s, and sends nothing', async (problem, signature) => {
    const { send, outcome } = saving(signature);
    expect(await outcome).toEqual({ kind: 'refused', problem });
    expect(send).not.toHaveBeenCalled();
    expect(announceChange).not.toHaveBeenCalled();
  });
});

describe('reading', () => {
  it('asks for the parts of one candidate', async () => {
    const ask = <T>(answer: T) => vi.fn(async (_: string) => answer);
    const profiles = {
      find: ask(profile),
      save: vi.fn(),
      savePhoto: vi.fn(),
      saveSignature: vi.fn(),
    };
    const profileRecords = {
      educations: ask({ items: [], unreadable: 0 }),
      saveEducation: vi.fn(),
      removeEducation: vi.fn(),
      careers: ask({ items: [], unreadable: 0 }),
      saveCareer: vi.fn(),
      removeCareer: vi.fn(),
    };
    const queries = profileQueries({ profiles, profileRecords });
    expect(await queries.profile('7')).toBe(profile);
    await queries.educations('7');
    await queries.careers('8');
    expect(profileRecords.educations).toHaveBeenCalledExactlyOnceWith('7');
    expect(profileRecords.careers).toHaveBeenCalledExactlyOnceWith('8');
  });
});
