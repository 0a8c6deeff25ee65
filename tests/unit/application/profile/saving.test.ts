import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import type { NewOrStored } from '../../../../src/application/ports/profile/profile-repository.ts';
import { careerRecords, educationRecords } from '../../../../src/application/profile/records.ts';
import { savePhoto } from '../../../../src/application/profile/save-photo.ts';
import { saveProfile } from '../../../../src/application/profile/save-profile.ts';
import { saveSignature } from '../../../../src/application/profile/save-signature.ts';
import { NoTruePixels } from '../../../../src/domain/files/true-pixels.ts';
import type { Listed } from '../../../../src/domain/paging/page.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { Career, Education, PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';
import { imageOf, pngHead, webpHead } from '../../../builders/images.ts';
import { completePersonalData, aDegree as storedDegree, aJob as storedJob } from '../../../builders/personal-data.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';

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

  it.each([
    ['tooLarge', imageOf(pngHead, 500_001)],
    ['empty', imageOf(pngHead, 0)],
  ] as const)('refuses as %s, and sends nothing', async (problem, signature) => {
    const { send, outcome } = saving(signature);
    expect(await outcome).toEqual({ kind: 'refused', problem });
    expect([send.mock.calls, announceChange.mock.calls]).toEqual([[], []]);
  });
});

const stored: Profile = { personal: emptyPersonalData('Ayu'), photo: 'data:image/jpeg;base64,AA==', signature: null };
const area = { x: 0, y: 0, width: 100, height: 100 };
const picture = new File(['picture'], 'foto.jpg');
const small = new Blob(['small'], { type: 'image/jpeg' });

const set = (compressed: Blob | null | Error = small, replied: Profile | null | Error = stored) => {
  const sent: Blob[] = [];
  let announced = 0;
  const limits: number[] = [];
  const save = savePhoto({
    compressor: {
      compress: async (_picture, _area, maxBytes) => {
        limits.push(maxBytes);
        if (compressed instanceof Error) throw compressed;
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

  it('sends nothing when the picture cannot be read', async () => {
    const { save, sent, announced } = set(null);
    expect(await save(picture, area, '7')).toEqual({ kind: 'unreadable' });
    expect([sent.length, announced()]).toEqual([0, 0]);
  });

  const png = new File([imageOf(pngHead, 400)], 'foto.png');
  const webp = new File([imageOf(webpHead, 400)], 'foto.webp');
  const gone = Object.assign(new File(['x'], 'foto.png'), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) }),
  });

  it('sends the whole picture without compressing it, where it fits', async () => {
    const { save, sent, limits } = set();
    expect(await save(png, 'whole', '7')).toEqual({ kind: 'saved', profile: stored });
    for (const file of [webp, gone]) expect(await save(file, 'whole', '7')).toEqual({ kind: 'unreadable' });
    expect([sent, limits]).toEqual([[png], []]);
  });

  it.each([
    [png, true],
    [webp, false],
    [gone, false],
  ])(
    'sends nothing that the browser has falsified, and says whether the whole picture fits: %o %s',
    async (file, fits) => {
      const { save, sent, announced } = set(new NoTruePixels());
      expect(await save(file, area, '7')).toEqual({ kind: 'untrue', fits });
      expect([sent.length, announced()]).toEqual([0, 0]);
    },
  );

  it('passes on a program error', async () => {
    const mistake = new TypeError('x');
    await expect(set(mistake).save(picture, area, '7')).rejects.toBe(mistake);
  });
});

const by = { candidateId: '1001', today: '2026-03-10' };
let made = 0;
const ids = { next: () => `key-${++made}` };
beforeEach(() => {
  announceChange.mockClear();
  made = 0;
});

const degree: NewOrStored<Education> = { ...storedDegree, id: null };
const job: NewOrStored<Career> = { ...storedJob, id: null };
const listed = <Item>(...items: readonly Item[]) => ({ items, unreadable: 0 });
const lost = new ApiFailure({ kind: 'network' });

const open = (memory = aTabMemory()) => {
  const send = vi.fn(
    async (_record: NewOrStored<Education>, _key?: string): Promise<Listed<Education> | null> => listed(storedDegree),
  );
  const educations = vi.fn(async (_: string) => listed<Education>());
  const profileRecords = { saveEducation: send, removeEducation: async () => listed<Education>(), educations };
  return { send, educations, ...educationRecords({ profileRecords, realtime, ids, memory }) };
};

describe('saving an education', () => {
  it('returns the stored list and notifies the other tabs', async () => {
    const { send, save } = open();
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
    expect(send).toHaveBeenCalledExactlyOnceWith(degree, 'key-1');
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('reads the list where the server does not return it, and counts as saved also where that fails', async () => {
    const { send, educations, save } = open();
    send.mockResolvedValue(null);
    educations.mockResolvedValueOnce(listed(storedDegree));
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
    expect(educations).toHaveBeenCalledExactlyOnceWith(by.candidateId);
    educations.mockRejectedValueOnce(lost);
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: null });
  });

  it('sends no invalid record', async () => {
    const { send, save } = open();
    expect(await save({ ...degree, endYear: '2015' }, by)).toEqual({
      kind: 'refused',
      problems: { endYear: 'beforeStart' },
    });
    expect(send).not.toHaveBeenCalled();
    expect(announceChange).not.toHaveBeenCalled();
  });

  it('keeps the key of a failed record, and takes a new one for the next record', async () => {
    const { send, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree, by)).rejects.toBe(lost);
    expect(announceChange).not.toHaveBeenCalled();
    await save(degree, by);
    await save(degree, by); // the same record again is a new record, because a person may attend the same school twice
    await save({ ...degree, major: 'Hukum' }, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it('adds nothing again that the server has stored although its reply was lost (fault matrix 101)', async () => {
    const { send, educations, save } = open();
    for (const [failure, there] of [
      [lost, true],
      [new ApiFailure({ kind: 'http', status: 504 }), true],
      [new ApiFailure({ kind: 'http', status: 504 }), false],
    ] as const) {
      send.mockReset();
      send.mockRejectedValueOnce(failure);
      await expect(save(degree, by)).rejects.toBe(failure);
      educations.mockResolvedValueOnce(there ? listed(storedDegree) : listed({ ...storedDegree, major: 'Hukum' }));
      send.mockResolvedValueOnce(listed(storedDegree));
      expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
      expect(send).toHaveBeenCalledTimes(there ? 1 : 2);
    }
  });

  it('adds it again where the list cannot be read after a lost reply', async () => {
    const { send, educations, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree, by)).rejects.toBe(lost);
    educations.mockRejectedValueOnce(lost);
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('drops the keys of failed records once another one is stored or removed', async () => {
    const { send, save, remove } = open();
    const fails = async () => {
      send.mockRejectedValueOnce(lost);
      await expect(save(degree, by)).rejects.toBe(lost);
    };
    await fails();
    await save({ ...degree, major: 'Hukum' }, by);
    await fails();
    await remove('1', '1001');
    await save(degree, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
  });

  it('drops also those that the page left before it was loaded again', async () => {
    const memory = aTabMemory();
    const before = open(memory);
    before.send.mockRejectedValueOnce(lost);
    await expect(before.save(degree, by)).rejects.toBe(lost);
    const { send, save, remove } = open(memory);
    await remove('1', '1001');
    await save(degree, by);
    expect(send).toHaveBeenCalledExactlyOnceWith(degree, 'key-2');
  });

  it('takes a new key for another person, and none for a stored record', async () => {
    const { send, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree, by)).rejects.toBe(lost);
    await save(degree, { ...by, candidateId: '1002' });
    await save(storedDegree, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2', undefined]);
  });
});

const careersWith = (send: () => Promise<Listed<Career>>, remove = vi.fn(), careers = vi.fn()) =>
  careerRecords({
    profileRecords: { saveCareer: send, removeCareer: remove, careers },
    realtime,
    ids,
    memory: aTabMemory(),
  });

it('a career is saved and removed in the same way, by its own rules', async () => {
  const send = vi.fn(async (_record?: NewOrStored<Career>, _key?: string) => listed(storedJob));
  const remove = vi.fn(async () => listed());
  const careers = careersWith(send, remove);
  expect(await careers.save(job, by)).toEqual({ kind: 'saved', records: listed(storedJob) });
  expect(send).toHaveBeenCalledExactlyOnceWith(job, 'key-1');
  const wrong = await careers.save({ ...job, startDate: '2026-03-11' }, by);
  expect([wrong, send.mock.calls.length]).toEqual([{ kind: 'refused', problems: { startDate: 'inFuture' } }, 1]);
  expect(await careers.remove('1', '1001')).toEqual(listed());
  expect(remove).toHaveBeenCalledExactlyOnceWith('1');
  const list = vi.fn(async () => listed());
  await careersWith(send, vi.fn().mockRejectedValue(lost), list).remove('1', '1001');
  expect(list).toHaveBeenCalledExactlyOnceWith('1001');
});

describe('removing an education', () => {
  type List = () => Promise<Listed<Education>>;
  const failing = (error: ApiFailure) => () => Promise.reject(error);
  const removing = (removeEducation: List, educations: List = async () => listed()) => {
    const profileRecords = { saveEducation: vi.fn(), removeEducation, educations };
    return educationRecords({ profileRecords, realtime, ids, memory: aTabMemory() }).remove('1', '1001');
  };

  it('returns the remaining list and notifies the other tabs; a failure notifies none', async () => {
    const remove = vi.fn(async (): Promise<Listed<Education>> => listed());
    expect(await removing(remove)).toEqual(listed());
    expect(remove).toHaveBeenCalledExactlyOnceWith('1');
    const refused = new ApiFailure({ kind: 'refused' });
    await expect(removing(failing(refused))).rejects.toBe(refused);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it.each([{ kind: 'network' }, { kind: 'contract' }] as const)(
    'without an answer (%j) counts only when the server no longer lists the record',
    async (facts) => {
      const doubtful = new ApiFailure(facts);
      const rest = listed({ ...storedDegree, id: '2' });
      const gone = vi.fn(async (): Promise<Listed<Education>> => rest);
      expect(await removing(failing(doubtful), gone)).toEqual(rest);
      expect(gone).toHaveBeenCalledExactlyOnceWith('1001');
      const others: readonly List[] = [
        async () => listed(storedDegree),
        async () => ({ items: [], unreadable: 1 }),
        failing(lost),
      ];
      for (const list of others) await expect(removing(failing(doubtful), list)).rejects.toBe(doubtful);
      expect(announceChange).toHaveBeenCalledOnce();
    },
  );
});
