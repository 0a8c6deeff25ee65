import * as z from 'zod/mini';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import {
  logInBody,
  passwordResetBody,
  registrationBody,
  resetLinkBody,
} from '../../../src/adapters/http/account/account-requests.ts';
import { registrationCalls } from '../../../src/adapters/http/account/registration-calls.ts';
import { defineCall } from '../../../src/adapters/http/define-call.ts';
import { rowsFor } from '../row.ts';

/** The client sends it by itself, before the first call that changes something. */
const sessionCalls = { csrf: defineCall({ method: 'GET', path: '/sanctum/csrf-cookie', reply: z.unknown() }) };

const oftenAsked = { 429: 'The page says for how long to wait, by `Retry-After`.' };

export const sessionRows = rowsFor('session', sessionCalls, {
  csrf: {
    requirement: '7.account.csrf-cookie',
    when: 'Every page, before its first call that is no GET, and once more after a 419. Not with bearer tokens.',
    statuses: { 204: 'The cookie `XSRF-TOKEN` is read; without it the log-in says that cookies are refused.' },
    open: true,
  },
});

export const accountRows = rowsFor('account', accountCalls, {
  logIn: {
    requirement: '7.account.login',
    when: 'A guest who logs in.',
    bodies: [logInBody],
    shown: ['body.email', 'body.password', 'reply.data.user', 'reply.data.token'],
    statuses: {
      401: 'The form says that the user name or the password is wrong, or the reason that the server gives.',
      422: 'So does it; texts under `errors` are shown at their fields.',
      ...oftenAsked,
    },
    open: true,
  },
  logOut: { requirement: '7.account.logout', when: 'A candidate who logs out.' },
  current: {
    requirement: '7.account.current',
    when: 'Every page once, to learn who is here.',
    shown: ['reply.data.id', 'reply.data.email', 'reply.data.fullname'],
    statuses: { 401: 'Nobody is: a guest.' },
    open: true,
  },
});

export const registrationRows = rowsFor('registration', registrationCalls, {
  signUp: {
    requirement: '7.account.signup',
    when: 'A guest who makes an account.',
    bodies: [registrationBody],
    shown: ['body.email', 'body.password'],
    statuses: { 422: 'Texts under `errors` are shown at their fields.' },
    open: true,
  },
  verifyEmail: {
    requirement: '7.account.email-verify',
    when: 'Somebody who opens the link of the verification mail.',
    params: { x: 'What the link holds: an id and a hash, or the hash alone.' },
    query: { expires: 'Of a signed link of Laravel.', signature: 'Of a signed link of Laravel.' },
    statuses: { 403: 'The page says that the link does not count any more.' },
    open: true,
  },
  sendVerification: {
    requirement: '7.account.verification-notification',
    when: 'A candidate who asks for another verification mail.',
    statuses: oftenAsked,
  },
  sendResetLink: {
    requirement: '7.account.forgot-password',
    when: 'A guest who has forgotten the password.',
    bodies: [resetLinkBody],
    shown: ['body.email'],
    statuses: oftenAsked,
    open: true,
  },
  resetPassword: {
    requirement: '7.account.reset-password',
    when: 'Somebody who opens the link of that mail and sets a new password.',
    bodies: [passwordResetBody],
    statuses: { 422: 'Texts under `errors` are shown; an old link leads to a new one.' },
    open: true,
  },
});
