import { type DefaultBodyType, type HttpHandler, http } from 'msw';
import type { Backend } from '../backend.ts';
import { jsonReply, notFound } from '../respond.ts';
import { paymentActions, settlePayment } from '../staff/payment-gateway.ts';

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
  return paymentActions.find((each) => each === action);
};

/** What the gateway's own window calls. No part of the API: no session and no CSRF token. */
export const paymentGatewayHandlers = (backend: Backend): HttpHandler[] => [
  http.post<{ token: string }, DefaultBodyType>('*/simulation/payments/:token', async ({ request, params }) => {
    const action = actionOf(
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    if (!action) return jsonReply({ message: `action: ${paymentActions.join(' | ')}` }, 400);
    const status = settlePayment(backend, params.token, action);
    return status === null ? notFound() : jsonReply({ status });
  }),
];
