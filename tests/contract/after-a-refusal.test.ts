import { expect, test } from 'vitest';
import { saveCareer } from '../../src/application/profile/save-career.ts';
import { saveEducation } from '../../src/application/profile/save-education.ts';
import { openRepositories } from './repositories.ts';

// The server remembers what it answered to a request key, refusals too (fake-backend/idempotent.ts).

const year = 365 * 86_400_000;
const realtime = { announceChange: () => undefined };
/** A device whose clock is years ahead: only the server objects. */
const by = { candidateId: '1006', today: '2040-01-01' };

const as = async (name: string) => {
  let made = 0;
  const all = await openRepositories();
  await all.logIn(name);
  return { ...all, ids: { next: () => `key-${++made}` } };
};

test('an education that the server refused is judged again once the reason is gone (fault matrix 74)', async () => {
  const { profileRecords, control, ids } = await as('fajar');
  const save = saveEducation({ profileRecords, realtime, ids });
  const record = {
    id: null,
    level: 'S1',
    institution: 'Universitas Contoh',
    major: '',
    startYear: '2027',
    endYear: '',
  } as const;
  await expect(save(record, by)).rejects.toMatchObject({ kind: 'refused' });
  await control.travel(2 * year);
  expect(await save(record, by)).toMatchObject({ kind: 'saved' });
});

test('a career that the server refused is judged again once the reason is gone (fault matrix 74)', async () => {
  const { profileRecords, control, ids } = await as('fajar');
  const save = saveCareer({ profileRecords, realtime, ids });
  const record = {
    id: null,
    company: 'PT Contoh',
    position: 'Staf',
    startDate: '2027-01-01',
    endDate: '',
    description: '',
  };
  await expect(save(record, by)).rejects.toMatchObject({ kind: 'refused' });
  await control.travel(2 * year);
  expect(await save(record, by)).toMatchObject({ kind: 'saved' });
});
