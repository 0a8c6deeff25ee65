import { expect, test } from 'vitest';
import { emptyPersonalData } from '../../src/domain/profile/personal-data.ts';
import type { Career, Education, PersonalData } from '../../src/domain/profile/profile.ts';
import { imageOf, jpegHead, pngHead, webpHead } from '../builders/images.ts';
import { openRepositories, overHttp } from './repositories.ts';

const openAs = async (name: string) => {
  const repositories = await openRepositories();
  const { id } = await repositories.logIn(name);
  return { ...repositories, id };
};

/** What the simulated server gives back. */
const given = <Stored>(stored: Stored | null): Stored => {
  if (stored === null) throw new Error('nothing came back');
  return stored;
};

const filled: PersonalData = {
  ...emptyPersonalData('Ayu Contoh Lengkap'),
  identityNumber: '3404076005980000',
  birthPlace: 'Sleman',
  birthDate: '1998-05-20',
  gender: 'P',
  address: 'Jalan Contoh 1',
  provinceId: '34',
  cityId: '3404',
  districtId: '340407',
  villageId: '3404072001',
  postalCode: '55281',
  mobilePhone: '+6281200001001',
  qualification: 'S1',
  disabled: false,
};

const degree: Omit<Education, 'id'> = {
  level: 'S1',
  institution: 'Universitas Contoh',
  major: '',
  startYear: '2016',
  endYear: '2020',
};
const job: Omit<Career, 'id'> = {
  company: 'PT Contoh',
  position: 'Staf',
  startDate: '2021-02-01',
  endDate: '',
  description: '',
};

test('nobody has a profile before something was saved; then it is as it was saved, and the name is in the account too', async () => {
  const { profiles, accounts, id } = await openAs('ayu');
  expect(await profiles.find(id)).toBeNull();
  const saved = await profiles.save(filled);
  expect(saved).toEqual({ personal: filled, photo: null, signature: null, guardianConsent: false });
  expect(await profiles.find(id)).toEqual(saved);
  expect(await accounts.current()).toMatchObject({ fullname: 'Ayu Contoh Lengkap', photo: null });
});

test('a disability and its type are kept, and what is taken back is gone', async () => {
  const { profiles, references } = await openAs('ayu');
  const [disability] = await references.disabilities();
  const [type] = await references.disabilityTypes(disability?.id ?? '');
  const disabled: PersonalData = {
    ...filled,
    disabled: true,
    disabilityId: disability?.id ?? '',
    disabilityTypeId: type?.id ?? '',
  };
  expect(given(await profiles.save(disabled)).personal).toEqual(disabled);
  expect(given(await profiles.save(filled)).personal).toEqual(filled);
});

test('fields that are not sent stay as they are stored', async () => {
  const { profiles, id } = await openAs('ayu');
  await profiles.save({ ...filled, workEmail: 'kantor@contoh.example' });
  const kept = { ...filled, workEmail: 'kantor@contoh.example', address: 'Jalan Baru 7' };
  expect(given(await profiles.save({ address: 'Jalan Baru 7' })).personal).toEqual(kept);
  expect((await profiles.find(id))?.personal).toEqual(kept);
});

test('a photo is stored alone: the data stay as they are, and it stays when they are saved', async () => {
  const { profiles, accounts } = await openAs('ayu');
  await profiles.save(filled);
  const { photo, personal } = given(await profiles.savePhoto(imageOf(webpHead, 3000)));
  expect(photo).toMatch(/^data:image\/webp;base64,/);
  expect(personal).toEqual(filled);
  expect(given(await profiles.save(filled)).photo).toBe(photo);
  expect((await accounts.current())?.photo).toBe(photo);
});

test('a photo can begin a profile, which then has the name of the account', async () => {
  const { profiles, id } = await openAs('ayu');
  const { photo } = given(await profiles.savePhoto(imageOf(jpegHead, 3000)));
  expect(await profiles.find(id)).toMatchObject({ photo, personal: { fullname: 'Ayu Contoh', birthDate: '' } });
});

test('a photo of 500 000 bytes is accepted, one of 500 001 is refused at its field', async () => {
  const { profiles } = await openAs('ayu');
  expect(given(await profiles.savePhoto(imageOf(jpegHead, 500_000))).photo).not.toBeNull();
  await expect(profiles.savePhoto(imageOf(jpegHead, 500_001))).rejects.toMatchObject({
    kind: 'refused',
    fieldErrors: { photo: ['Foto tidak boleh berukuran lebih dari 500 KB.'] },
  });
});

test('a signature of 500 000 bytes is accepted, one of 500 001 and one that is no picture are refused [3.profile.signature]', async () => {
  const { profiles, id } = await openAs('ayu');
  const { signature } = given(await profiles.saveSignature(imageOf(pngHead, 500_000)));
  expect(signature).toMatch(/^data:image\/png;base64,/);
  expect((await profiles.find(id))?.signature).toBe(signature);
  const refused = { kind: 'refused', fieldErrors: { signature: [expect.any(String)] } };
  await expect(profiles.saveSignature(imageOf(pngHead, 500_001))).rejects.toMatchObject(refused);
  const script = new File(['<svg onload="alert(1)"/>'], 'tanda.png', { type: 'image/png' });
  await expect(profiles.saveSignature(script)).rejects.toMatchObject(refused);
});

/** Over HTTP the browser tells it, not the host. */
test.skipIf(overHttp)('progress of an upload is told up to its end', async () => {
  const { profiles } = await openAs('ayu');
  const told: [number, number][] = [];
  await profiles.saveSignature(imageOf(pngHead, 2000), (sent, total) => told.push([sent, total]));
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
});

test('what the server refuses is under the names of the form', async () => {
  const { profiles } = await openAs('ayu');
  const wrong = { ...filled, identityNumber: '12', birthDate: '2020-01-01', cityId: '3171', workPostalCode: '1' };
  await expect(profiles.save(wrong)).rejects.toMatchObject({
    kind: 'refused',
    fieldErrors: {
      identityNumber: [expect.any(String)],
      birthDate: [expect.any(String)],
      cityId: [expect.any(String)],
      workPostalCode: [expect.any(String)],
    },
  });
});

test('the profile of somebody else is forbidden, and of nobody there is none', async () => {
  const { profiles, profileRecords } = await openAs('ayu');
  await expect(profiles.find('1007')).rejects.toMatchObject({ status: 403 });
  await expect(profileRecords.educations('1007')).rejects.toMatchObject({ status: 403 });
  await expect(profileRecords.careers('1007')).rejects.toMatchObject({ status: 403 });
  expect(await profiles.find('9999')).toBeNull();
});

test('an education is added once for one key, changed, and removed; removing it again is no mistake [3.profile.records]', async () => {
  const { profileRecords, id } = await openAs('ayu');
  expect(await profileRecords.educations(id)).toEqual({ items: [], unreadable: 0 });
  const added = given(await profileRecords.saveEducation({ ...degree, id: null }, 'key'));
  expect(await profileRecords.saveEducation({ ...degree, id: null }, 'key')).toEqual(added);
  const [first] = added.items;
  const own = { ...degree, id: first?.id ?? '' };
  expect(added.items).toEqual([own]);
  const school: Omit<Education, 'id'> = { ...degree, level: 'SMA/SMK', startYear: '2013', endYear: '2016' };
  const both = given(await profileRecords.saveEducation({ ...school, id: null }));
  expect(both.items.map(({ level }) => level)).toEqual(['S1', 'SMA/SMK']);
  const changed = given(await profileRecords.saveEducation({ ...own, endYear: '' }));
  expect(changed.items[0]).toEqual({ ...own, endYear: '' });
  expect(await profileRecords.educations(id)).toEqual(changed);
  expect(given(await profileRecords.removeEducation(own.id)).items).toHaveLength(1);
  expect(given(await profileRecords.removeEducation(own.id)).items).toHaveLength(1);
});

test('a career is added, changed and removed [3.profile.records]', async () => {
  const { profileRecords, id } = await openAs('ayu');
  const [first] = given(await profileRecords.saveCareer({ ...job, id: null })).items;
  const own = { ...job, id: first?.id ?? '' };
  expect((await profileRecords.careers(id)).items).toEqual([own]);
  const [ended] = given(await profileRecords.saveCareer({ ...own, endDate: '2024-12-31' })).items;
  expect(ended).toEqual({ ...own, endDate: '2024-12-31' });
  expect(await profileRecords.removeCareer(own.id)).toBeNull(); // an empty list could be no more than a yes
  expect((await profileRecords.careers(id)).items).toEqual([]);
});

test('refused records name their fields as the forms do', async () => {
  const { profileRecords } = await openAs('ayu');
  await expect(
    profileRecords.saveEducation({ ...degree, id: null, institution: '', startYear: '1900', endYear: '2999' }),
  ).rejects.toMatchObject({
    fieldErrors: { institution: [expect.any(String)], startYear: [expect.any(String)], endYear: [expect.any(String)] },
  });
  await expect(
    profileRecords.saveCareer({ ...job, id: null, startDate: '2024-02-01', endDate: '2024-01-31' }),
  ).rejects.toMatchObject({ fieldErrors: { endDate: [expect.any(String)] } });
});

test('records of somebody else can be neither changed nor removed', async () => {
  const { profileRecords, logIn } = await openAs('ayu');
  const [foreign] = given(await profileRecords.saveEducation({ ...degree, id: null })).items;
  const id = foreign?.id ?? '';
  const bima = await logIn('bima');
  await expect(profileRecords.saveEducation({ ...degree, id })).rejects.toMatchObject({ status: 403 });
  await expect(profileRecords.removeEducation(id)).rejects.toMatchObject({ status: 403 });
  await expect(profileRecords.saveEducation({ ...degree, id: 'PDD-000000' })).rejects.toMatchObject({ status: 404 });
  expect((await profileRecords.educations(bima.id)).items.length).toBeGreaterThan(0);
});
