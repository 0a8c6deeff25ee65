import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { NewOrStored } from '../../../../src/application/ports/profile/profile-repository.ts';
import { careerRecords, educationRecords } from '../../../../src/application/profile/records.ts';
import type { Listed } from '../../../../src/domain/paging/page.ts';
import type { Career, Education } from '../../../../src/domain/profile/profile.ts';

const by = { candidateId: '1001', today: '2026-03-10' };
const announceChange = vi.fn();
const realtime = { announceChange };
let made = 0;
const ids = { next: () => `key-${++made}` };
beforeEach(() => {
  announceChange.mockClear();
  made = 0;
});

const degree: NewOrStored<Education> = {
  id: null,
  level: 'S1',
  institution: 'Universitas Contoh',
  major: '',
  startYear: '2016',
  endYear: '2020',
};
const job: NewOrStored<Career> = {
  id: null,
  company: 'PT Contoh',
  position: 'Staf',
  startDate: '2021-02-01',
  endDate: '',
  description: '',
};
const storedDegree: Education = { ...degree, id: '1' };
const storedJob: Career = { ...job, id: '1' };
const listed = <Item>(...items: readonly Item[]) => ({ items, unreadable: 0 });
const lost = new ApiFailure({ kind: 'network' });

const open = () => {
  const send = vi.fn(
    async (_record: NewOrStored<Education>, _key?: string): Promise<Listed<Education> | null> => listed(storedDegree),
  );
  const educations = vi.fn(async (_: string) => listed(storedDegree));
  const profileRecords = { saveEducation: send, removeEducation: async () => listed<Education>(), educations };
  return { send, educations, ...educationRecords({ profileRecords, realtime, ids }) };
};

describe('saving an education', () => {
  it('gives the list as stored and tells the other tabs', async () => {
    const { send, save } = open();
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
    expect(send).toHaveBeenCalledExactlyOnceWith(degree, 'key-1');
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('reads the list where the server does not give it back, and is saved also where that fails', async () => {
    const { send, educations, save } = open();
    send.mockResolvedValue(null);
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: listed(storedDegree) });
    expect(educations).toHaveBeenCalledExactlyOnceWith(by.candidateId);
    educations.mockRejectedValueOnce(lost);
    expect(await save(degree, by)).toEqual({ kind: 'saved', records: null });
  });

  it('sends nothing that is wrong', async () => {
    const { send, save } = open();
    expect(await save({ ...degree, endYear: '2015' }, by)).toEqual({
      kind: 'refused',
      problems: { endYear: 'beforeStart' },
    });
    expect(send).not.toHaveBeenCalled();
    expect(announceChange).not.toHaveBeenCalled();
  });

  it('sends once while it is on its way', async () => {
    const { send, save } = open();
    const [first, second] = await Promise.all([save(degree, by), save({ ...degree }, by)]);
    expect(second).toEqual(first);
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps the key of one that failed, and takes a new one for the next record', async () => {
    const { send, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree, by)).rejects.toBe(lost);
    expect(announceChange).not.toHaveBeenCalled();
    await save(degree, by);
    await save(degree, by); // somebody may have been to the same school twice
    await save({ ...degree, major: 'Hukum' }, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it.each([
    ['a refusal in a good reply', { kind: 'refused' }, 'key-2'],
    ['403', { kind: 'http', status: 403 }, 'key-2'],
    ['a session that is over', { kind: 'expired', status: 401 }, 'key-1'],
    ['a throttle', { kind: 'http', status: 429 }, 'key-1'],
    ['503', { kind: 'http', status: 503 }, 'key-1'],
    ['a reply that cannot be read', { kind: 'contract' }, 'key-1'],
  ] as const)('drops its key after a definite no only: %s (fault matrix 74)', async (_, facts, next) => {
    const { send, save } = open();
    send.mockRejectedValueOnce(new ApiFailure(facts));
    await expect(save(degree, by)).rejects.toBeInstanceOf(ApiFailure);
    await save(degree, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', next]);
  });

  it('forgets the keys of what failed once another one is stored, or one is removed', async () => {
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

  it('keeps the key of one that failed after another was stored in the meantime', async () => {
    const { send, save } = open();
    let lose = () => {};
    send.mockReturnValueOnce(
      new Promise((_, reject) => {
        lose = () => reject(lost);
      }),
    );
    const slow = save(degree, by);
    await save({ ...degree, major: 'Hukum' }, by);
    lose();
    await expect(slow).rejects.toBe(lost);
    await save(degree, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it('takes a new key for somebody else, and none for a record that is stored', async () => {
    const { send, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree, by)).rejects.toBe(lost);
    await save(degree, { ...by, candidateId: '1002' });
    await save(storedDegree, by);
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2', undefined]);
  });
});

describe('saving a career', () => {
  const send = vi.fn(async (_record: NewOrStored<Career>, _key?: string) => listed(storedJob));
  const { save } = careerRecords({
    profileRecords: { saveCareer: send, removeCareer: vi.fn(), careers: vi.fn() },
    realtime,
    ids,
  });
  beforeEach(() => send.mockClear());

  it('gives the list as stored and tells the other tabs', async () => {
    expect(await save(job, by)).toEqual({ kind: 'saved', records: listed(storedJob) });
    expect(send).toHaveBeenCalledExactlyOnceWith(job, 'key-1');
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('sends nothing that is wrong', async () => {
    const outcome = await save({ ...job, startDate: '2026-03-11' }, by);
    expect(outcome).toEqual({ kind: 'refused', problems: { startDate: 'inFuture' } });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  type List = () => Promise<Listed<never>>;
  describe.each([
    [
      'an education',
      (removeEducation: List, educations: () => Promise<Listed<Education>>) =>
        educationRecords({ profileRecords: { saveEducation: vi.fn(), removeEducation, educations }, realtime, ids }),
      storedDegree,
    ],
    [
      'a career',
      (removeCareer: List, careers: () => Promise<Listed<Career>>) =>
        careerRecords({ profileRecords: { saveCareer: vi.fn(), removeCareer, careers }, realtime, ids }),
      storedJob,
    ],
  ] as const)('%s', (_, use, stored) => {
    const opened = (remove: List, list: () => Promise<Listed<never>> = async () => listed()) => use(remove, list);
    const failing = (error: ApiFailure) => () => Promise.reject(error);

    it('gives what is left and tells the other tabs; a failure tells nobody', async () => {
      const remove = vi.fn(async (): Promise<Listed<never>> => listed());
      expect(await opened(remove).remove('1', '1001')).toEqual(listed());
      expect(remove).toHaveBeenCalledExactlyOnceWith('1');
      expect(announceChange).toHaveBeenCalledOnce();
      const refused = new ApiFailure({ kind: 'refused' });
      await expect(opened(failing(refused)).remove('1', '1001')).rejects.toBe(refused);
      expect(announceChange).toHaveBeenCalledOnce();
    });

    it.each([{ kind: 'network' }, { kind: 'contract' }, { kind: 'http', status: 500 }] as const)(
      'without an answer (%j) counts when the server does not list it any more, and only then',
      async (facts) => {
        const doubtful = new ApiFailure(facts);
        const gone = vi.fn(async (): Promise<Listed<never>> => listed());
        expect(await opened(failing(doubtful), gone).remove('1', '1001')).toEqual(listed());
        expect(gone).toHaveBeenCalledExactlyOnceWith('1001');
        expect(announceChange).toHaveBeenCalledOnce();
        for (const list of [
          async () => listed(stored) as unknown as Listed<never>,
          async () => ({ items: [], unreadable: 1 }),
          failing(lost),
        ])
          await expect(opened(failing(doubtful), list).remove('1', '1001')).rejects.toBe(doubtful);
        expect(announceChange).toHaveBeenCalledOnce();
      },
    );
  });
});
