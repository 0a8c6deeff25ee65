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

const oftenAsked = { 429: 'The page says how long to wait, from `Retry-After`.' };

export const sessionRows = rowsFor(
  'session',
  { csrf },
  {
    csrf: specified('7.account.csrf-cookie', {
      when: 'Every page, before its first call that is not a GET, and again after a 419. Not sent with bearer tokens.',
      statuses: {
        204: 'The portal reads the cookie `XSRF-TOKEN`; without it, the log-in says that the browser refuses cookies.',
      },
      open: true,
    }),
  },
);

export const accountRows = rowsFor('account', accountCalls, {
  logIn: specified('7.account.login', {
    when: 'A guest logs in.',
    bodies: [account.logInBody],
    shown: ['body.email', 'body.password', 'reply.data.user', 'reply.data.token'],
    statuses: {
      401: 'The form says that the user name or the password is wrong, or the reason that the server gives.',
      422: 'As for 401; texts under `errors` are shown at their fields.',
      ...oftenAsked,
    },
    open: true,
  }),
  logOut: specified('7.account.logout', { when: 'A candidate logs out.' }),
  current: specified('7.account.current', {
    when: 'Every page, once, to find out who is logged in.',
    shown: ['reply.data.id', 'reply.data.email', 'reply.data.fullname'],
    statuses: { 401: 'The visitor is a guest.' },
    open: true,
  }),
});

export const registrationRows = rowsFor('registration', registrationCalls, {
  signUp: specified('7.account.signup', {
    when: 'A guest creates an account.',
    bodies: [account.registrationBody],
    shown: ['body.email', 'body.password'],
    statuses: { 422: 'Texts under `errors` are shown at their fields.' },
    open: true,
  }),
  verifyEmail: specified('7.account.email-verify', {
    when: 'Anybody opens the link of the verification mail.',
    params: { x: 'The part of the link that identifies the account: an id and a hash, or the hash alone.' },
    query: { expires: 'From the signed link of Laravel.', signature: 'From the signed link of Laravel.' },
    statuses: { 403: 'The page says that the link is no longer valid.' },
    open: true,
  }),
  sendVerification: specified('7.account.verification-notification', {
    when: 'A candidate asks for another verification mail.',
    statuses: oftenAsked,
  }),
  sendResetLink: specified('7.account.forgot-password', {
    when: 'A guest asks for a link to reset the password.',
    bodies: [account.resetLinkBody],
    shown: ['body.email'],
    statuses: oftenAsked,
    open: true,
  }),
  resetPassword: specified('7.account.reset-password', {
    when: 'Anybody opens the link of the password mail and sets a new password.',
    bodies: [account.passwordResetBody],
    statuses: { 422: 'Texts under `errors` are shown; for an old link, the page offers a new one.' },
    open: true,
  }),
});

const params = { id: 'Id of the candidate.' };

export const profileRows = rowsFor('profile', profileCalls, {
  find: specified('7.profile.read', {
    when: 'A candidate opens the profile or a form that is prefilled from it.',
    params,
    statuses: { 404: 'Nothing has been filled in yet.' },
  }),
  save: specified('7.profile.save', {
    when: 'A candidate saves personal data, or only a photo. A field that the portal could not read and the candidate left empty is not sent: the server keeps its stored value.',
    bodies: [profile.personalForm, profile.photoForm],
    multipart: true,
  }),
  saveSignature: specified('7.profile.signature', {
    when: 'A candidate saves a signature.',
    bodies: [profile.signatureForm],
    multipart: true,
  }),
  educations: specified('7.profile.education-read', { when: 'A candidate opens the education records.', params }),
  saveEducation: specified('7.profile.education-save', {
    when: 'A candidate adds, changes or removes an education record.',
    bodies: [profile.educationBody, profile.removalBody],
    once: true,
  }),
  careers: specified('7.profile.career-read', { when: 'A candidate opens the work experience.', params }),
  saveCareer: specified('7.profile.career-save', {
    when: 'A candidate adds, changes or removes a record of work experience.',
    bodies: [profile.careerBody, profile.removalBody],
    once: true,
  }),
});

export const guardianRows = rowsFor('guardian', guardianCalls, {
  save: assumed({
    when: 'A candidate under 18, before saving any other profile data: sends only the consent of a guardian. A server may ignore it.',
    bodies: [profile.guardianForm],
    multipart: true,
    feature: 'guardianConsent',
    without: 'The page tells a candidate under 18 that the body itself takes the consent; the profile can be saved.',
  }),
});

const when = 'A candidate fills in personal data, in the profile or in APL 01.';

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
    when: 'A candidate opens any page (which counts the unread ones) or the list of notifications.',
    query: { read: '`false`: only unread ones.', page: 'Number of the page, from 1.' },
    shown: ['query.page', 'query.read', ...fields.map((field) => `reply.data[].${field}`)],
  }),
  markAsRead: specified('7.notification.mark-as-read', {
    when: 'A candidate opens an unread notification.',
    bodies: [notification.markAsReadBody],
  }),
  markAll: specified('7.notification.mark-all', {
    when: 'A candidate marks all notifications as read.',
    bodies: [notification.markAllBody],
  }),
});

export const informationRows = rowsFor('information', messageCalls, {
  send: assumed({
    when: 'Anybody writes to the body from the page Kontak: a question, or a complaint that is not an appeal.',
    bodies: [messageBody],
    once: true,
    statuses: { 404: 'The page behaves as without the call.' },
    feature: 'messages',
    without: 'The page prepares the message for a mail program and offers to copy it.',
    open: true,
  }),
});
