import * as z from 'zod/mini';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import * as account from '../../../src/adapters/http/account/account-requests.ts';
import { registrationCalls } from '../../../src/adapters/http/account/registration-calls.ts';
import { defineCall } from '../../../src/adapters/http/define-call.ts';
import { messageCalls } from '../../../src/adapters/http/information/message-calls.ts';
import { messageBody } from '../../../src/adapters/http/information/message-requests.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import * as notification from '../../../src/adapters/http/notification/notification-requests.ts';
import { guardianCalls } from '../../../src/adapters/http/profile/guardian-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import * as profile from '../../../src/adapters/http/profile/profile-requests.ts';
import { referenceCalls } from '../../../src/adapters/http/reference/reference-calls.ts';
import { assumed, rowsFor, specified } from '../row.ts';

/** The client sends this call itself, before the first call that changes data. */
export const csrf = defineCall({ method: 'GET', path: '/sanctum/csrf-cookie', reply: z.unknown() });

const oftenAsked = { 429: 'The page says for how long to wait, by `Retry-After`.' };

export const sessionRows = rowsFor(
  'session',
  { csrf },
  {
    csrf: specified('7.account.csrf-cookie', {
      when: 'Every page, before its first call that is no GET, and once more after a 419. Not with bearer tokens.',
      statuses: { 204: 'The cookie `XSRF-TOKEN` is read; without it the log-in says that cookies are refused.' },
      open: true,
    }),
  },
);

export const accountRows = rowsFor('account', accountCalls, {
  logIn: specified('7.account.login', {
    when: 'A guest who logs in.',
    bodies: [account.logInBody],
    shown: ['body.email', 'body.password', 'reply.data.user', 'reply.data.token'],
    statuses: {
      401: 'The form says that the user name or the password is wrong, or the reason that the server gives.',
      422: 'So does it; texts under `errors` are shown at their fields.',
      ...oftenAsked,
    },
    open: true,
  }),
  logOut: specified('7.account.logout', { when: 'A candidate who logs out.' }),
  current: specified('7.account.current', {
    when: 'Every page once, to learn who is here.',
    shown: ['reply.data.id', 'reply.data.email', 'reply.data.fullname'],
    statuses: { 401: 'Nobody is: a guest.' },
    open: true,
  }),
});

export const registrationRows = rowsFor('registration', registrationCalls, {
  signUp: specified('7.account.signup', {
    when: 'A guest who makes an account.',
    bodies: [account.registrationBody],
    shown: ['body.email', 'body.password'],
    statuses: { 422: 'Texts under `errors` are shown at their fields.' },
    open: true,
  }),
  verifyEmail: specified('7.account.email-verify', {
    when: 'Somebody who opens the link of the verification mail.',
    params: { x: 'What the link holds: an id and a hash, or the hash alone.' },
    query: { expires: 'Of a signed link of Laravel.', signature: 'Of a signed link of Laravel.' },
    statuses: { 403: 'The page says that the link does not count any more.' },
    open: true,
  }),
  sendVerification: specified('7.account.verification-notification', {
    when: 'A candidate who asks for another verification mail.',
    statuses: oftenAsked,
  }),
  sendResetLink: specified('7.account.forgot-password', {
    when: 'A guest who has forgotten the password.',
    bodies: [account.resetLinkBody],
    shown: ['body.email'],
    statuses: oftenAsked,
    open: true,
  }),
  resetPassword: specified('7.account.reset-password', {
    when: 'Somebody who opens the link of that mail and sets a new password.',
    bodies: [account.passwordResetBody],
    statuses: { 422: 'Texts under `errors` are shown; an old link leads to a new one.' },
    open: true,
  }),
});

const params = { id: 'Id of the candidate.' };

export const profileRows = rowsFor('profile', profileCalls, {
  find: specified('7.profile.read', {
    when: 'A candidate who opens the profile or a form that begins with it.',
    params,
    statuses: { 404: 'Nothing has been filled in yet.' },
  }),
  save: specified('7.profile.save', {
    when: 'A candidate who saves personal data, or a photo alone. A field that the portal could not read, and nobody filled in, is not sent: it stays as it is stored.',
    bodies: [profile.personalForm, profile.photoForm],
    multipart: true,
  }),
  saveSignature: specified('7.profile.signature', {
    when: 'A candidate who saves a signature.',
    bodies: [profile.signatureForm],
    multipart: true,
  }),
  educations: specified('7.profile.education-read', { when: 'A candidate who opens the education records.', params }),
  saveEducation: specified('7.profile.education-save', {
    when: 'A candidate who adds, changes or removes an education record.',
    bodies: [profile.educationBody, profile.removalBody],
    once: true,
  }),
  careers: specified('7.profile.career-read', { when: 'A candidate who opens the work experience.', params }),
  saveCareer: specified('7.profile.career-save', {
    when: 'A candidate who adds, changes or removes a record of work experience.',
    bodies: [profile.careerBody, profile.removalBody],
    once: true,
  }),
});

export const guardianRows = rowsFor('guardian', guardianCalls, {
  save: assumed({
    when: 'A candidate under 18, before any other data of the profile: the consent of a guardian alone. A server may ignore it.',
    bodies: [profile.guardianForm],
    multipart: true,
    feature: 'guardianConsent',
    without: 'A candidate under 18 is told that the body itself takes the consent, and can save the profile.',
  }),
});

const when = 'A candidate who fills in personal data, in the profile or in APL 01.';

export const referenceRows = rowsFor('reference', referenceCalls, {
  provinces: specified('7.reference.province', { when }),
  cities: specified('7.reference.city', { when, params: { id: 'Id of the province.' } }),
  districts: specified('7.reference.district', { when, params: { id: 'Id of the city.' } }),
  villages: specified('7.reference.village', { when, params: { id: 'Id of the district.' } }),
  disabilities: specified('7.reference.disability', { when }),
  disabilityTypes: specified('7.reference.disability-type', {
    when,
    query: { disability_id: 'Id of the disability.' },
  }),
});

const fields = ['id', 'type', 'trxid', 'information', 'date', 'read'];

export const notificationRows = rowsFor('notification', notificationCalls, {
  page: specified('7.notification.list', {
    when: 'A candidate on every page (the unread ones are counted), and in the list of notifications.',
    query: { read: '`false`: only unread ones.', page: 'Number of the page, from 1.' },
    shown: ['query.page', 'query.read', ...fields.map((field) => `reply.data[].${field}`)],
  }),
  markAsRead: specified('7.notification.mark-as-read', {
    when: 'A candidate who opens a notification that was not read.',
    bodies: [notification.markAsReadBody],
  }),
  markAll: specified('7.notification.mark-all', {
    when: 'A candidate who marks all notifications as read.',
    bodies: [notification.markAllBody],
  }),
});

export const informationRows = rowsFor('information', messageCalls, {
  send: assumed({
    when: 'Anybody who writes to the body from the page Kontak: a question, or a complaint that is no appeal.',
    bodies: [messageBody],
    once: true,
    statuses: { 404: 'As without the call.' },
    feature: 'messages',
    without: 'The message is made ready for the own mail program, and can be copied.',
    open: true,
  }),
});
