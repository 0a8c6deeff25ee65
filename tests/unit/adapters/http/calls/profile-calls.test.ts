import { describe, expect, it } from 'vitest';
import { HttpMessageRepository } from '../../../../../src/adapters/http/information/http-message-repository.ts';
import { HttpNotificationRepository } from '../../../../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpGuardianRepository } from '../../../../../src/adapters/http/profile/http-guardian-repository.ts';
import { HttpProfileRecordsRepository } from '../../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpReferenceRepository } from '../../../../../src/adapters/http/reference/http-reference-repository.ts';
import { completePersonalData } from '../../../../builders/personal-data.ts';
import { of, type SpecifiedCall, sentBy } from './sent-call.ts';

const profile = of(HttpProfileRepository);
const records = of(HttpProfileRecordsRepository);
const reference = of(HttpReferenceRepository);
const notification = of(HttpNotificationRepository);

const picture = new Blob(['x'], { type: 'image/png' });
const education = { id: null, level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
const career = { id: null, company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };

const personalFields =
  'fullname, identity_type, identity_number, birth_place, birth_date, gender, nationality, address, province_id, ' +
  'city_id, district_id, village_id, postal_code, home_phone, office_phone, mobile_phone, qualification, ' +
  'has_disability, disability_id, disability_type_id, institution, position, work_address, work_postal_code, work_email';

/** Specification 7, Profile and reference data, written out; the names in the bodies are not shown there. */
const profileCalls: readonly SpecifiedCall[] = [
  ['7.reference.province', 'GET /api/province', reference((it) => it.provinces())],
  ['7.reference.city', 'GET /api/city/34', reference((it) => it.cities('34'))],
  ['7.reference.district', 'GET /api/district/3404', reference((it) => it.districts('3404'))],
  ['7.reference.village', 'GET /api/village/340407', reference((it) => it.villages('340407'))],
  ['7.profile.read', 'GET /api/profile/7', profile((it) => it.find('7'))],
  ['7.profile.save', `POST /api/profile multipart {${personalFields}}`, profile((it) => it.save(completePersonalData))],
  ['7.profile.save', 'POST /api/profile multipart {photo}', profile((it) => it.savePhoto(picture))],
  [
    '7.profile.save',
    'POST /api/profile multipart {guardian_name, guardian_relation, guardian_contact, guardian_consent}',
    of(HttpGuardianRepository)((it) =>
      it.save({ name: 'Ibu', relation: 'mother', contact: '08120000000', consent: true }),
    ),
  ],
  ['7.profile.education-read', 'GET /api/profile/7/education', records((it) => it.educations('7'))],
  [
    '7.profile.education-save',
    'POST /api/profile/education {level, institution, major, start_year, end_year}',
    records((it) => it.saveEducation(education)),
  ],
  ['7.profile.career-read', 'GET /api/profile/7/career', records((it) => it.careers('7'))],
  [
    '7.profile.career-save',
    'POST /api/profile/career {company, position, start_date, end_date, description}',
    records((it) => it.saveCareer(career)),
  ],
  ['7.profile.career-save', 'POST /api/profile/career {_method, id}', records((it) => it.removeCareer('1'))],
  [
    '7.profile.signature',
    'POST /api/profile/signature multipart {signature}',
    profile((it) => it.saveSignature(picture)),
  ],
  ['7.reference.disability', 'GET /api/disability?page=1', reference((it) => it.disabilities())],
  [
    '7.reference.disability-type',
    'GET /api/disabilitytype?disability_id=DIS-1',
    reference((it) => it.disabilityTypes('DIS-1')),
  ],
  // the generic resource of Schemes and purchase: records are read, added, changed and removed
  ['7.generic.education', 'GET /api/profile/7/education', records((it) => it.educations('7'))],
  [
    '7.generic.education',
    'POST /api/profile/education {id, level, institution, major, start_year, end_year}',
    records((it) => it.saveEducation({ ...education, id: '1' })),
  ],
  ['7.generic.education', 'POST /api/profile/education {_method, id}', records((it) => it.removeEducation('1'))],
];

/** Specification 7, Notifications, written out. */
const notificationCalls: readonly SpecifiedCall[] = [
  ['7.notification.list', 'GET /api/notification?page=2', notification((it) => it.page(2, false))],
  ['7.notification.unread', 'GET /api/notification?read=false&page=2', notification((it) => it.page(2, true))],
  ['7.notification.mark-as-read', 'PATCH /api/notification/mark-as-read {id}', notification((it) => it.markRead('4'))],
  ['7.notification.mark-all', 'PATCH /api/notification/mark-all {}', notification((it) => it.markAllRead())],
];

describe('a call of the profile, of reference data and of notifications', () => {
  it.each([...profileCalls, ...notificationCalls])(
    'has the address of the specification and these fields [%s]',
    async (_, sent, call) => {
      expect(await sentBy(call)).toEqual([sent]);
    },
  );
});

it('a message to the body has these fields; the specification has no such call', async () => {
  const message = { subject: 'question', trxId: '', text: 'x', email: 'a@contoh.example' } as const;
  const sent = await sentBy(of(HttpMessageRepository)((it) => it.send(message, 'k')));
  expect(sent).toEqual(['POST /api/message {subject, trx_id, message, email}']);
});
