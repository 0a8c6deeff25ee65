import { type DefaultBodyType, type HttpHandler, http } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { TransactionRow } from '../database/rows.ts';
import { multipartForm } from '../form.ts';
import { once } from '../idempotent.ts';
import { forbidden, invalid, jsonReply, notFound, ok, refused } from '../respond.ts';
import { refusalOfPayment } from '../rules/purchase.ts';
import { paymentActions, settlePayment } from '../staff/payment-gateway.ts';
import { ago } from '../wib-time.ts';
import { judgedFile, keepFile } from './apl-form.ts';
import { proofWire } from './purchase.ts';

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
  return paymentActions.find((each) => each === action);
};

/** Called by the gateway's window. Not part of the API: no session and no CSRF token. */
const gatewayWindow = (backend: Backend): HttpHandler =>
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
  });

const proof = (backend: Backend) =>
  authorised(backend, 'post', '/api/transaction/payment-proof', async (call) => {
    const form = await multipartForm(call.request);
    const sent = await form.file('proof');
    const { db, clock } = backend;
    const row = db.transactions.get(form.text('trx_id'));
    if (!row) return notFound();
    if (row.candidate_id !== call.candidate.id) return forbidden();
    return once(backend, call, () => {
      const refusal = refusalOfPayment(row, clock.now());
      if (refusal) return refused(refusal);
      if (!sent) return invalid({ proof: ['Bukti transfer wajib dipilih.'] });
      const file = judgedFile(backend, sent);
      if (typeof file === 'string') return invalid({ proof: [file] });
      const fileId = keepFile(backend, call, file, row.payment_proof?.file_id);
      const payment_proof = { file_id: fileId, name: file.name, sent_at: ago(clock.now(), 0) };
      const proved: TransactionRow = { ...row, payment_proof };
      db.transactions.put(proved);
      return ok(proofWire(proved));
    });
  });

export const paymentHandlers = (backend: Backend): HttpHandler[] => [proof(backend), gatewayWindow(backend)];
