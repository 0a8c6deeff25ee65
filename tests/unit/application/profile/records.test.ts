import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { NewOrStored } from '../../../../src/application/ports/profile-repository.ts';
import { removeCareer } from '../../../../src/application/profile/remove-career.ts';
import { removeEducation } from '../../../../src/application/profile/remove-education.ts';
import { saveCareer } from '../../../../src/application/profile/save-career.ts';
import { saveEducation } from '../../../../src/application/profile/save-education.ts';
import type { Career, Education } from '../../../../src/domain/profile/profile.ts';

const clock = { now: () => Date.parse('2026-03-10T02:00:00Z') };
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
const lost = new ApiFailure({ kind: 'network' });

const open = (
  send = vi.fn(async (_record: NewOrStored<Education>, _key?: string) => [storedDegree] as readonly Education[]),
) => ({
  send,
  save: saveEducation({ profileRecords: { saveEducation: send }, realtime, clock, ids }),
});

describe('saving an education', () => {
  it('gives the list as stored and tells the other tabs', async () => {
    const { send, save } = open();
    expect(await save(degree)).toEqual({ kind: 'saved', educations: [storedDegree] });
    expect(send).toHaveBeenCalledExactlyOnceWith(degree, 'key-1');
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('sends nothing that is wrong', async () => {
    const { send, save } = open();
    expect(await save({ ...degree, endYear: '2015' })).toEqual({
      kind: 'refused',
      problems: { endYear: 'beforeStart' },
    });
    expect(send).not.toHaveBeenCalled();
    expect(announceChange).not.toHaveBeenCalled();
  });

  it('sends once while it is on its way', async () => {
    const { send, save } = open();
    const [first, second] = await Promise.all([save(degree), save({ ...degree })]);
    expect(second).toEqual(first);
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps the key of one that failed, and takes a new one for the next record', async () => {
    const { send, save } = open();
    send.mockRejectedValueOnce(lost);
    await expect(save(degree)).rejects.toBe(lost);
    expect(announceChange).not.toHaveBeenCalled();
    await save(degree);
    await save(degree); // somebody may have been to the same school twice
    await save({ ...degree, major: 'Hukum' });
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });
});

describe('saving a career', () => {
  const send = vi.fn(async (_record: NewOrStored<Career>, _key?: string) => [storedJob] as readonly Career[]);
  const save = saveCareer({ profileRecords: { saveCareer: send }, realtime, clock, ids });
  beforeEach(() => send.mockClear());

  it('gives the list as stored and tells the other tabs', async () => {
    expect(await save(job)).toEqual({ kind: 'saved', careers: [storedJob] });
    expect(send).toHaveBeenCalledExactlyOnceWith(job, 'key-1');
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('sends nothing that is wrong', async () => {
    const outcome = await save({ ...job, startDate: '2026-03-11' });
    expect(outcome).toEqual({ kind: 'refused', problems: { startDate: 'inFuture' } });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it.each([
    [
      'an education',
      (remove: () => Promise<never[]>) => removeEducation({ profileRecords: { removeEducation: remove }, realtime }),
    ],
    [
      'a career',
      (remove: () => Promise<never[]>) => removeCareer({ profileRecords: { removeCareer: remove }, realtime }),
    ],
  ])('%s gives what is left and tells the other tabs; a failure tells nobody', async (_, use) => {
    const remove = vi.fn(async (): Promise<never[]> => []);
    expect(await use(remove)('1')).toEqual([]);
    expect(remove).toHaveBeenCalledExactlyOnceWith('1');
    expect(announceChange).toHaveBeenCalledOnce();
    await expect(use(vi.fn(() => Promise.reject(lost)))('1')).rejects.toBe(lost);
    expect(announceChange).toHaveBeenCalledOnce();
  });
});
