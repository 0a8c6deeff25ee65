import { defineCall } from '../define-call.ts';
import { acknowledgement } from '../reply.ts';
import { currentReply, logInReply } from './account-wire.ts';

export const accountCalls = {
  logIn: defineCall({ method: 'POST', path: '/api/login', reply: logInReply }),
  logOut: defineCall({ method: 'POST', path: '/api/logout', reply: acknowledgement }),
  current: defineCall({ method: 'GET', path: '/api/asesi', reply: currentReply }),
};
