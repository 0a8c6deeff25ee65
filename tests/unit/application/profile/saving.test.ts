import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { saveProfile } from '../../../../src/application/profile/save-profile.ts';
import { saveSignature } from '../../../../src/application/profile/save-signature.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';
import { imageOf, jpegHead, pngHead, webpHead } from '../../../builders/images.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const profile: Profile = { personal: completePersonalData, photo: null, signature: null };
const today = '2026-03-10';
const announceChange = vi.fn();
const realtime = { announceChange };
beforeEach(() => announceChange.mockClear());

const server = (replied: Profile | null = profile, found: () => Promise<Profile | null> = async () => null) => ({
  save: vi.fn(async (_: Partial<PersonalData>) => replied),
  saveSignature: vi.fn(async (_: Blob) => replied),
  find: vi.fn(found),
});

describe('saving personal data', () => {
  const saving = (personal: PersonalData, profiles = server(), stored: Profile | null = profile) => ({
    ...profiles,
    outcome: saveProfile({ profiles, realtime })(personal, today, { candidateId: '7', profile: stored }),
  });

  it('sends them tidied, and notifies the other tabs', async () => {
    const { save, find, outcome } = saving({ ...completePersonalData, fullname: ' Gita Contoh ', disabilityId: '3' });
    expect(await outcome).toEqual({ kind: 'saved', profile });
    expect(save).toHaveBeenCalledExactlyOnceWith(completePersonalData);
    expect(find).not.toHaveBeenCalled();
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('sends only the filled-in ones of the fields that could not be read', async () => {
    const unread = ['gender', 'workEmail', 'disabled', 'identityKind', 'signature'] as const;
    const filled = { workEmail: 'a@contoh.example' };
    const personal: PersonalData = { ...completePersonalData, gender: '', disabled: null, ...filled };
    const { save, outcome } = saving(personal, server(), { ...profile, unread });
    await outcome;
    const { gender: _, disabled: __, identityKind: ___, ...sent } = personal;
    expect(save).toHaveBeenCalledExactlyOnceWith(sent);
  });

  it('sends emptied fields that could be read, and no empty field where nothing was stored', async () => {
    const sent = async (personal: PersonalData, stored: Profile | null) => {
      const { save, outcome } = saving(personal, server(), stored);
      await outcome;
      return save.mock.calls[0]?.[0];
    };
    expect(await sent({ ...completePersonalData, workEmail: '' }, profile)).toMatchObject({ workEmail: '' });
    const ayu = emptyPersonalData('Ayu');
    const began = { fullname: 'Ayu', nationality: 'Indonesia', birthPlace: 'Sleman' };
    expect(await sent({ ...ayu, birthPlace: 'Sleman' }, null)).toEqual(began);
    const named = { identityKind: 'nik', identityNumber: '3404076005980000' } as const;
    expect(await sent({ ...ayu, ...named }, null)).toMatchObject(named);
  });

  it.each([null, { ...profile, unread: ['photo'] as const }])(
    'reads them again where the server does not return all of them, and counts as saved also where that fails',
    async (replied) => {
      const read = { ...profile, photo: 'data:image/png;base64,AA==' };
      const { find, outcome } = saving(
        completePersonalData,
        server(replied, async () => read),
      );
      expect(await outcome).toEqual({ kind: 'saved', profile: read });
      expect(find).toHaveBeenCalledExactlyOnceWith('7');
      const unread = server(replied, () => Promise.reject(new ApiFailure({ kind: 'network' })));
      expect(await saving(completePersonalData, unread).outcome).toEqual({ kind: 'saved', profile: null });
      expect(announceChange).toHaveBeenCalledTimes(2);
    },
  );

  it('sends nothing malformed', async () => {
    const { save, outcome } = saving({ ...completePersonalData, fullname: '', birthDate: '2999-03-11' });
    expect(await outcome).toEqual({ kind: 'refused', problems: { fullname: 'required', birthDate: 'notPast' } });
    expect([save.mock.calls, announceChange.mock.calls]).toEqual([[], []]);
  });

  it('throws the server’s refusal and notifies no tab', async () => {
    const failure = new ApiFailure({ kind: 'refused', fieldErrors: { cityId: ['x'] } });
    const profiles = { ...server(), save: vi.fn(() => Promise.reject(failure)) };
    await expect(saving(completePersonalData, profiles).outcome).rejects.toBe(failure);
    expect(announceChange).not.toHaveBeenCalled();
  });
});

describe('saving a signature', () => {
  const progress = () => undefined;
  const saving = (signature: Blob, profiles = server()) => ({
    send: profiles.saveSignature,
    outcome: saveSignature({ profiles, realtime })(signature, '7', progress),
  });

  it('reads the profile again where the server does not return it', async () => {
    const profiles = server(null, async () => profile);
    expect(await saving(imageOf(pngHead, 100), profiles).outcome).toEqual({ kind: 'saved', profile });
    expect(profiles.find).toHaveBeenCalledExactlyOnceWith('7');
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
    ['wrongType', new File(['%PDF-1.7'], 'tanda.png')],
  ] as const)('refuses as %s, and sends nothing', async (problem, signature) => {
    const { send, outcome } = saving(signature);
    expect(await outcome).toEqual({ kind: 'refused', problem });
    expect([send.mock.calls, announceChange.mock.calls]).toEqual([[], []]);
  });
});
