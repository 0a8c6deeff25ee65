import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { savePhoto } from '../../../../src/application/profile/save-photo.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';

const owner = { id: '1001', fullname: 'Ayu Contoh' };
const area = { x: 0, y: 0, width: 100, height: 100 };
const picture = new Blob(['picture']);
const small = new Blob(['small'], { type: 'image/jpeg' });

const set = (stored: Profile | null, compressed: Blob | null = small) => {
  const sent: { personal: PersonalData; photo: Blob | null }[] = [];
  let announced = 0;
  const limits: number[] = [];
  let failure: Error | null = null;
  const save = savePhoto({
    compressor: {
      compress: async (_picture, _area, maxBytes) => {
        limits.push(maxBytes);
        return compressed;
      },
    },
    profiles: {
      find: async () => stored,
      save: async (personal, photo) => {
        if (failure) throw failure;
        sent.push({ personal, photo });
        return { personal, photo: 'data:image/jpeg;base64,AA==', signature: null };
      },
    },
    realtime: {
      announceChange: () => {
        announced += 1;
      },
    },
  });
  return {
    save,
    sent,
    limits,
    failWith: (error: Error) => {
      failure = error;
    },
    announced: () => announced,
  };
};

describe('saving a photo', () => {
  it('sends what is stored at that moment, with the small photo of at most 500 KB', async () => {
    const stored = { personal: { ...emptyPersonalData('Ayu'), birthPlace: 'Bandung' }, photo: null, signature: null };
    const { save, sent, limits, announced } = set(stored);
    expect(await save(owner, picture, area)).toMatchObject({ kind: 'saved' });
    expect(sent).toEqual([{ personal: stored.personal, photo: small }]);
    expect([limits, announced()]).toEqual([[500_000], 1]);
  });

  it('begins a profile with the name of the account', async () => {
    const { save, sent } = set(null);
    await save(owner, picture, area);
    expect(sent[0]?.personal.fullname).toBe('Ayu Contoh');
  });

  it('sends nothing of a picture that cannot be read', async () => {
    const { save, sent, announced } = set(null, null);
    expect(await save(owner, picture, area)).toEqual({ kind: 'unreadable' });
    expect([sent.length, announced()]).toEqual([0, 0]);
  });

  it('passes on what the server refuses, and tells no other tab', async () => {
    const { save, failWith, announced } = set(null);
    const refusal = new ApiFailure({ kind: 'refused', fieldErrors: { photo: ['Foto terlalu besar.'] } });
    failWith(refusal);
    await expect(save(owner, picture, area)).rejects.toBe(refusal);
    expect(announced()).toBe(0);
  });
});
