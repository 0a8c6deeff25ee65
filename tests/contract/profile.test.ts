import { expect, test } from 'vitest';
import type { PersonalData } from '../../src/domain/profile/profile.ts';
import { imageOf, jpegHead, pngHead, webpHead } from '../builders/images.ts';
import { completePersonalData } from '../builders/personal-data.ts';
import { openAs } from './repositories.ts';

const given = <Stored>(stored: Stored | null): Stored => {
  if (stored === null) throw new Error('nothing came back');
  return stored;
};

const filled: PersonalData = { ...completePersonalData, fullname: 'Ayu Contoh Lengkap' };
const degree = { level: 'S1', institution: 'Universitas', major: '', startYear: '2016', endYear: '2020' } as const;
const job = { company: 'PT Contoh', position: 'Staf', description: '' };

test('a candidate has no profile before the first save; afterwards it is as saved, and the account has the name too', async () => {
  const { profiles, accounts, candidate } = await openAs('ayu');
  expect(await profiles.find(candidate.id)).toBeNull();
  const saved = await profiles.save(filled);
  expect(saved).toEqual({ personal: filled, photo: null, signature: null, guardianConsent: false });
  expect(await profiles.find(candidate.id)).toEqual(saved);
  expect(await accounts.current()).toMatchObject({ fullname: 'Ayu Contoh Lengkap', photo: null });
  await expect(profiles.find('1007')).rejects.toMatchObject({ status: 403 });
  expect(await profiles.find('9999')).toBeNull();
});

test('a disability and its type are kept, a withdrawn one is removed, and unsent fields stay', async () => {
  const { profiles, references } = await openAs('ayu');
  const [disability] = await references.disabilities();
  const [type] = await references.disabilityTypes(disability?.id ?? '');
  const ids = { disabilityId: disability?.id ?? '', disabilityTypeId: type?.id ?? '' };
  const disabled: PersonalData = { ...filled, ...ids, disabled: true };
  expect(given(await profiles.save(disabled)).personal).toEqual(disabled);
  expect(given(await profiles.save(filled)).personal).toEqual(filled);
  const { personal } = given(await profiles.save({ address: 'Jalan Baru 7' }));
  expect(personal).toEqual({ ...filled, address: 'Jalan Baru 7' });
});

test('a photo is saved separately: it leaves the data unchanged, and they leave it unchanged', async () => {
  const { profiles, accounts, candidate } = await openAs('ayu');
  await profiles.savePhoto(imageOf(jpegHead, 3000));
  expect((await profiles.find(candidate.id))?.personal).toMatchObject({ fullname: 'Ayu Contoh', birthDate: '' });
  await profiles.save(filled);
  const { photo, personal } = given(await profiles.savePhoto(imageOf(webpHead, 3000)));
  expect(photo).toMatch(/^data:image\/webp;base64,/);
  expect(personal).toEqual(filled);
  expect(given(await profiles.save(filled)).photo).toBe(photo);
  expect((await accounts.current())?.photo).toBe(photo);
});

test('a picture of 500 000 bytes is accepted; one of 500 001 and a file that is no picture are refused at their fields [3.profile.signature]', async () => {
  const { profiles, candidate } = await openAs('ayu');
  expect(given(await profiles.savePhoto(imageOf(jpegHead, 500_000))).photo).not.toBeNull();
  const tooLarge = { kind: 'refused', fieldErrors: { photo: ['Foto tidak boleh berukuran lebih dari 500 KB.'] } };
  await expect(profiles.savePhoto(imageOf(jpegHead, 500_001))).rejects.toMatchObject(tooLarge);
  const { signature } = given(await profiles.saveSignature(imageOf(pngHead, 500_000)));
  expect(signature).toMatch(/^data:image\/png;base64,/);
  expect((await profiles.find(candidate.id))?.signature).toBe(signature);
  const script = new File(['<svg onload="alert(1)"/>'], 'tanda.png', { type: 'image/png' });
  const refused = { kind: 'refused', fieldErrors: { signature: [expect.any(String)] } };
  for (const picture of [imageOf(pngHead, 500_001), script])
    await expect(profiles.saveSignature(picture)).rejects.toMatchObject(refused);
});

test('the server’s refusals use the field names of the forms', async () => {
  const { profiles, profileRecords } = await openAs('ayu');
  const fieldsOf = (sending: Promise<unknown>) =>
    sending.catch((error) => [error.kind, ...Object.keys(error.fieldErrors).sort()]);
  const wrong = { ...filled, identityNumber: '12', birthDate: '2020-01-01', cityId: '3171', workPostalCode: '1' };
  const personal = ['refused', 'birthDate', 'cityId', 'identityNumber', 'workPostalCode'];
  expect(await fieldsOf(profiles.save(wrong))).toEqual(personal);
  const unread = { ...degree, id: null, institution: '', startYear: '1900', endYear: '2999' };
  const education = ['refused', 'endYear', 'institution', 'startYear'];
  expect(await fieldsOf(profileRecords.saveEducation(unread))).toEqual(education);
  const ended = { ...job, id: null, startDate: '2024-02-01', endDate: '2024-01-31' };
  expect(await fieldsOf(profileRecords.saveCareer(ended))).toEqual(['refused', 'endDate']);
});

test('an education record is added once per key, changed, and removed; removing it again is no error [3.profile.records]', async () => {
  const { profileRecords, candidate } = await openAs('ayu');
  expect(await profileRecords.educations(candidate.id)).toEqual({ items: [], unreadable: 0 });
  const added = given(await profileRecords.saveEducation({ ...degree, id: null }, 'key'));
  expect(await profileRecords.saveEducation({ ...degree, id: null }, 'key')).toEqual(added);
  const own = { ...degree, id: added.items[0]?.id ?? '' };
  expect(added.items).toEqual([own]);
  const school = { ...degree, id: null, level: 'SMA/SMK', startYear: '2013', endYear: '2016' } as const;
  const both = given(await profileRecords.saveEducation(school));
  expect(both.items.map(({ level }) => level)).toEqual(['S1', 'SMA/SMK']);
  const changed = given(await profileRecords.saveEducation({ ...own, endYear: '' }));
  expect(changed.items[0]).toEqual({ ...own, endYear: '' });
  expect(await profileRecords.educations(candidate.id)).toEqual(changed);
  for (const _ of [1, 2]) expect(given(await profileRecords.removeEducation(own.id)).items).toHaveLength(1);
});

test('records of another candidate can be neither read, nor changed, nor removed', async () => {
  const { profileRecords, logIn } = await openAs('ayu');
  const [foreign] = given(await profileRecords.saveEducation({ ...degree, id: null })).items;
  const id = foreign?.id ?? '';
  const bima = await logIn('bima');
  const reads = [profileRecords.educations('1007'), profileRecords.careers('1007')];
  const writes = [profileRecords.saveEducation({ ...degree, id }), profileRecords.removeEducation(id)];
  for (const call of [...reads, ...writes]) await expect(call).rejects.toMatchObject({ status: 403 });
  await expect(profileRecords.saveEducation({ ...degree, id: 'PDD-000000' })).rejects.toMatchObject({ status: 404 });
  expect((await profileRecords.educations(bima.id)).items.length).toBeGreaterThan(0);
});
