import { getResponse, type HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { accountHandlers } from './account.ts';
import { agreementHandlers } from './agreement.ts';
import { apl01Handlers } from './apl01.ts';
import { apl02Handlers } from './apl02.ts';
import { appealHandlers } from './appeal.ts';
import { assessmentHandlers } from './assessment.ts';
import { catalogHandlers } from './catalog.ts';
import { certificateHandlers } from './certificate.ts';
import { examHandlers } from './exam/exam.ts';
import { examAnswerHandlers } from './exam/exam-answers.ts';
import { feedbackHandlers } from './feedback.ts';
import { filesHandlers } from './files.ts';
import { messageHandlers } from './message.ts';
import { notificationHandlers } from './notification.ts';
import { paymentHandlers } from './payment.ts';
import { profileHandlers } from './profile.ts';
import { profileRecordsHandlers } from './profile-records.ts';
import { purchaseHandlers } from './purchase.ts';
import { referenceHandlers } from './reference.ts';
import { registrationHandlers } from './registration.ts';
import { resultHandlers } from './result.ts';
import { voucherHandlers } from './voucher.ts';

const handlersOf = (backend: Backend): HttpHandler[] => [
  ...accountHandlers(backend),
  ...registrationHandlers(backend),
  ...catalogHandlers(backend),
  ...purchaseHandlers(backend),
  ...voucherHandlers(backend),
  ...assessmentHandlers(backend),
  ...agreementHandlers(backend),
  ...apl01Handlers(backend),
  ...apl02Handlers(backend),
  ...examHandlers(backend),
  ...examAnswerHandlers(backend),
  ...filesHandlers(backend),
  ...resultHandlers(backend),
  ...appealHandlers(backend),
  ...feedbackHandlers(backend),
  ...certificateHandlers(backend),
  ...notificationHandlers(backend),
  ...messageHandlers(backend),
  ...profileHandlers(backend),
  ...profileRecordsHandlers(backend),
  ...referenceHandlers(backend),
  ...paymentHandlers(backend),
];

export const allHandlers = (backend: Backend): HttpHandler[] => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // msw captures a stack per handler, which dominates the start-up time
  try {
    return handlersOf(backend);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

const routes = new WeakMap<HttpHandler, RegExp>();

/** True for each handler that matches; may also be true for others. */
const mayAnswer = (handler: HttpHandler, { method }: Request, path: string): boolean => {
  const { info } = handler;
  if (info.method !== method) return false;
  const route =
    routes.get(handler) ?? new RegExp(`^${String(info.path).replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}/?$`);
  routes.set(handler, route);
  return route.test(path);
};

/** The reply of the matching handler, or undefined. Passes only likely handlers to msw, which compiles the path of each for every request. */
export const replyOf = (handlers: readonly HttpHandler[], request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  return getResponse(
    handlers.filter((handler) => mayAnswer(handler, request, pathname)),
    request,
  );
};
