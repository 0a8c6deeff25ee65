import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import { savePhoto } from '../../../../src/application/profile/save-photo.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { Profile } from '../../../../src/domain/profile/profile.ts';

const stored: Profile = { personal: emptyPersonalData('Ayu'), photo: 'data:image/jpeg;base64,AA==', signature: null };
const area = { x: 0, y: 0, width: 100, height: 100 };
const picture = new File(['picture'], 'foto.jpg');
const small = new Blob(['small'], { type: 'image/jpeg' });

const set = (compressed: Blob | null = small, replied: Profile | null | Error = stored) => {
  const sent: Blob[] = [];
  let announced = 0;
  const limits: number[] = [];
  const save = savePhoto({
    compressor: {
      compress: async (_picture, _area, maxBytes) => {
        limits.push(maxBytes);
        return compressed;
      },
    },
    prepare: async (file) => asItIs(file),
    profiles: {
      savePhoto: async (photo) => {
        if (replied instanceof Error) throw replied;
        sent.push(photo);
        return replied;
      },
      find: async (candidateId) => (candidateId === '7' ? stored : null),
    },
    realtime: {
      announceChange: () => {
        announced += 1;
      },
    },
  });
  return { save, sent, limits, announced: () => announced };
};

describe('saving a photo', () => {
  it('sends only the photo, of at most 500 KB, so that no older personal data are restored with it', async () => {
    const { save, sent, limits, announced } = set();
    expect(await save(picture, area, '7')).toEqual({ kind: 'saved', profile: stored });
    expect(sent).toEqual([small]);
    expect([limits, announced()]).toEqual([[500_000], 1]);
  });

  it('reads the profile again where the server does not return it', async () => {
    expect(await set(small, null).save(picture, area, '7')).toEqual({ kind: 'saved', profile: stored });
  });

  it('sends nothing when the picture cannot be read', async () => {
    const { save, sent, announced } = set(null);
    expect(await save(picture, area, '7')).toEqual({ kind: 'unreadable' });
    expect([sent.length, announced()]).toEqual([0, 0]);
  });

  it('passes on a refusal of the server, and notifies no other tab', async () => {
    const refusal = new ApiFailure({ kind: 'refused', fieldErrors: { photo: ['Foto terlalu besar.'] } });
    const { save, announced } = set(small, refusal);
    await expect(save(picture, area, '7')).rejects.toBe(refusal);
    expect(announced()).toBe(0);
  });
});
