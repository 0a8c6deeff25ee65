import { type DefaultBodyType, type HttpHandler, http } from 'msw';
import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import { jsonReply, notFound } from '../respond.ts';
import { statusAt } from '../rules/purchase.ts';
import { type PaymentAction, paymentActions, settlePending } from '../staff/payment-gateway.ts';

/**
 * Applies a gateway report for a payment token; returns the resulting status, or null if no purchase has it. Settled payments do not
 * change.
 */
export const settlePayment = (
  backend: Backend,
  token: string,
  action: PaymentAction,
): TransactionRow['status'] | null => {
  const [row] = backend.db.transactions.where(({ payment_token }) => payment_token === token);
  if (!row) return null;
  const status = statusAt(row, backend.clock.now());
  return status === 'pending' ? settlePending(backend, row, action).status : status;
};

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
  return paymentActions.find((each) => each === action);
};

/** Called by the gateway's window. Not part of the API: no session and no CSRF token. */
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
