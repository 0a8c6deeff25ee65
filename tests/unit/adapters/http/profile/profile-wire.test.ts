import { describe, expect, it } from 'vitest';
import { HttpProfileRecordsRepository } from '../../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../../src/adapters/http/profile/http-profile-repository.ts';
import { personalWireNames, wireDay } from '../../../../../src/adapters/http/profile/profile-wire.ts';
import { accept } from '../../../../../src/adapters/http/read-reply.ts';
import { emptyPersonalData } from '../../../../../src/domain/profile/personal-data.ts';
import { completePersonalData } from '../../../../builders/personal-data.ts';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

const answering = (data: unknown) => scriptedClient(() => jsonReply({ code: '00', message: '', data }));
const found = (data: unknown) => new HttpProfileRepository(answering(data).http).find('7');

describe('a date in a reply', () => {
  it.each([
    ['1998-05-20', '1998-05-20'],
    ['1998/05/20', '1998-05-20'],
    ['1998-05-19T17:00:00.000000Z', '1998-05-20'],
    ['20-05-1998', '1998-05-20'],
    [{ date: '1998-05-20 00:00:00.000000', timezone_type: 3, timezone: 'Asia/Jakarta' }, '1998-05-20'],
    ['0000-00-00', ''],
    [null, ''],
  ])('%s is %s', (wire, day) => {
    expect(accept(wireDay, wire)).toBe(day);
  });

  it.each(['1998-02-30', '20/05/1998', '1998', 19980520])('%s is refused', (wire) => {
    expect(() => accept(wireDay, wire)).toThrow('contract');
  });
});

describe('a profile', () => {
  it('may have gaps of every kind: they are empty, and an unanswered question is null', async () => {
    const empty = Object.fromEntries(Object.values(personalWireNames).map((name) => [name, null]));
    const profile = await found({
      ...empty,
      fullname: 'Ayu',
      postal_code: 55281,
      province_id: 34,
      has_disability: 1,
      gender: '',
      photo: 'storage/foto/7.png',
      signature: '//evil.test/x.png',
    });
    expect(profile).toEqual({
      personal: { ...emptyPersonalData('Ayu'), nationality: '', postalCode: '55281', provinceId: '34', disabled: true },
      photo: 'http://api.test/storage/foto/7.png',
      signature: null,
    });
  });

  it('reports which fields are missing or unreadable', async () => {
    const odd = { birth_date: '30/02/1998', gender: 'Laki-laki', has_disability: 'mungkin', address: { jalan: 'x' } };
    const profile = await found({ ...odd, fullname: 'Ayu', nama_panggilan: 'Yu', mobile_phone: null, photo: null });
    const read = ['fullname', 'mobilePhone', 'photo'];
    const all = [...Object.keys(emptyPersonalData('')), 'photo', 'signature'];
    expect([...(profile?.unread ?? [])].sort()).toEqual(all.filter((name) => !read.includes(name)).sort());
    expect(profile?.personal).toEqual({ ...emptyPersonalData('Ayu'), nationality: '' });
  });

  it('with other field names counts as unreadable', async () => {
    const profile = await found({ id: 7, nama_lengkap: 'Ayu', nik: '3404076005980000' });
    expect(profile?.personal).toEqual({ ...emptyPersonalData(''), nationality: '' });
    expect(profile?.unread).toHaveLength(27);
    expect((await found({ profile: { fullname: 'Ayu' } }))?.personal.fullname).toBe('Ayu');
  });

  it('is sent as multipart with days as YYYY/MM/DD, answers as digits, and a photo alone [5.date.emitted]', async () => {
    const client = answering({ fullname: 'Ayu' });
    const profiles = new HttpProfileRepository(client.http);
    await profiles.save(completePersonalData);
    await profiles.save({ disabled: null, birthDate: '' });
    await profiles.savePhoto(new File(['x'], 'rahasia saya.png', { type: 'image/png' }));
    const [first, second, third] = await Promise.all(client.sent.map((request) => request.formData()));
    expect([first?.get('birth_date'), first?.get('has_disability')]).toEqual(['1998/05/20', '0']);
    expect(Object.fromEntries(second ?? [])).toEqual({ has_disability: '', birth_date: '' });
    expect([...(third?.keys() ?? [])]).toEqual(['photo']);
    expect(third?.get('photo')).toHaveProperty('name', 'photo.png');
  });

  it.each([{ success: true, message: 'Profil disimpan' }, { data: { id: 7 } }])(
    'may be missing from the reply to its save: %j',
    async (reply) => {
      const { profiles } = over(() => jsonReply(reply));
      expect(await profiles.save(completePersonalData)).toBeNull();
      expect(await profiles.savePhoto(new Blob(['x']))).toBeNull();
      expect(await profiles.saveSignature(new Blob(['x']))).toBeNull();
    },
  );
});

describe('records', () => {
  const job = { company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };
  const degree = { level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
  const wire = { id: 3, level: 'S1', institution: 'U', major: null, start_year: 2016, end_year: null };

  it('have years as numbers or texts, and are sorted by the latest first', async () => {
    const { http } = answering([{ ...wire, id: 1, end_year: '2020' }, wire]);
    const { items: educations } = await new HttpProfileRecordsRepository(http).educations('7');
    expect(educations.map(({ id }) => id)).toEqual(['3', '1']);
    expect(educations[0]).toEqual({ ...degree, id: '3' });
  });

  it('report which of their fields are unreadable, and these are not sent back until somebody fills them in', async () => {
    const client = answering([{ id: 3, institution: 'U', level: 'TK', start_year: '16', major: null }]);
    const records = new HttpProfileRecordsRepository(client.http);
    const [education] = (await records.educations('7')).items;
    expect(education).toMatchObject({ level: '', major: '', startYear: '', endYear: '' });
    expect([...(education?.unread ?? [])].sort()).toEqual(['endYear', 'level', 'startYear']);
    await records.saveEducation({ ...degree, id: '3', unread: education?.unread ?? [] });
    const { endYear: _, startYear: start_year, ...rest } = degree;
    expect(await client.sent[1]?.json()).toEqual({ ...rest, id: '3', start_year });
    const jobs = answering([{ id: 9, company: 'PT', position: 'Staf', start_date: 'kemarin', end_date: null }]);
    const [career] = (await new HttpProfileRecordsRepository(jobs.http).careers('7')).items;
    expect(career).toEqual({ ...job, id: '9', startDate: '', unread: ['startDate', 'description'] });
    await new HttpProfileRecordsRepository(jobs.http).saveCareer({ ...job, id: '9', unread: career?.unread ?? [] });
    const sent = Object.keys((await jobs.sent[1]?.json()) ?? {});
    expect(sent).toEqual(['id', 'company', 'position', 'start_date', 'end_date']);
  });

  it.each([{ data: true }, { data: { id: 3, level: 'S1' } }])(
    'may be missing from the reply to a save or a removal: %j',
    async (reply) => {
      const { profileRecords: records } = over(() => jsonReply(reply));
      expect(await records.saveEducation({ ...degree, id: null })).toBeNull();
      expect(await records.removeEducation('3')).toBeNull();
      expect(await records.saveCareer({ ...job, id: null })).toBeNull();
      expect(await records.removeCareer('9')).toBeNull();
    },
  );
});
