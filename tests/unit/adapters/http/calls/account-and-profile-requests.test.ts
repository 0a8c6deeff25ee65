import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  logInBody,
  passwordResetBody,
  registrationBody,
  resetLinkBody,
} from '../../../../../src/adapters/http/account/account-requests.ts';
import { HttpAccountRepository } from '../../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../../src/adapters/http/account/http-registration-repository.ts';
import { certificateBody } from '../../../../../src/adapters/http/certificate/certificate-requests.ts';
import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpNotificationRepository } from '../../../../../src/adapters/http/notification/http-notification-repository.ts';
import { markAllBody, markAsReadBody } from '../../../../../src/adapters/http/notification/notification-requests.ts';
import { HttpProfileRecordsRepository } from '../../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../../src/adapters/http/profile/http-profile-repository.ts';
import {
  careerBody,
  educationBody,
  personalForm,
  photoForm,
  removalBody,
  signatureForm,
} from '../../../../../src/adapters/http/profile/profile-requests.ts';
import { emptyPersonalData } from '../../../../../src/domain/profile/personal-data.ts';
import { completePersonalData } from '../../../../builders/personal-data.ts';
import { sentBody } from './sent-body.ts';
import { of, type SpecifiedCall } from './sent-call.ts';

const account = of(HttpAccountRepository);
const registration = of(HttpRegistrationRepository);
const notification = of(HttpNotificationRepository);
const certificate = of(HttpCertificateRepository);
const profile = of(HttpProfileRepository);
const records = of(HttpProfileRecordsRepository);

const [email, password] = ['ayu@contoh.example', 'rahasia'];
const degree = { id: null, level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
const job = { id: null, company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };
/** A record that is not stored yet, and all of its fields. */
const added = <Shape extends { id: z.core.$ZodType }>(schema: z.ZodMiniObject<Shape>) =>
  z.required(z.omit(schema, { id: true } as never));
const picture = new Blob(['x'], { type: 'image/png' });

const bodies: readonly (readonly [name: string, schema: z.ZodMiniObject, call: SpecifiedCall[2]])[] = [
  ['a log-in', logInBody, account((it) => it.logIn({ email, password }))],
  ['a sign-up', registrationBody, registration((it) => it.signUp({ fullname: 'Ayu', email, password }))],
  ['a lost password', resetLinkBody, registration((it) => it.sendResetLink(email))],
  ['a new password', passwordResetBody, registration((it) => it.resetPassword({ token: 't', email, password }))],
  ['a read notification', markAsReadBody, notification((it) => it.markRead('4'))],
  ['all read notifications', markAllBody, notification((it) => it.markAllRead())],
  ['a certificate', certificateBody, certificate((it) => it.request('TRX-1'))],
  ['a profile', z.required(personalForm), profile((it) => it.save(completePersonalData))],
  ['an empty profile', z.required(personalForm), profile((it) => it.save(emptyPersonalData('')))],
  ['a photo', photoForm, profile((it) => it.savePhoto(picture))],
  ['a signature', signatureForm, profile((it) => it.saveSignature(picture))],
  ['a new education', added(educationBody), records((it) => it.saveEducation(degree))],
  ['a stored education', z.required(educationBody), records((it) => it.saveEducation({ ...degree, id: '1' }))],
  ['a new career', added(careerBody), records((it) => it.saveCareer(job))],
  ['a stored career', z.required(careerBody), records((it) => it.saveCareer({ ...job, id: '1' }))],
  ['an education that is removed', removalBody, records((it) => it.removeEducation('1'))],
  ['a career that is removed', removalBody, records((it) => it.removeCareer('1'))],
];

it.each(bodies)('what goes out about %s has what its schema says, and no key more', async (_, schema, call) => {
  const body = await sentBody(call);
  expect(z.safeParse(z.strictObject(schema.shape), body)).toMatchObject({ success: true });
  for (const key of Object.keys(body as object)) {
    const { [key]: _, ...rest } = body as Record<string, unknown>;
    expect(z.safeParse(schema, rest).success).toBe(false);
  }
});
