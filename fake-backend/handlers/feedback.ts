import type { HttpHandler } from 'msw';
import { ownAssessment } from '../assessment-call.ts';
import { authorised, bodyOf } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { FeedbackRow } from '../database/form-rows.ts';
import { once } from '../idempotent.ts';
import { notFound, ok, refused } from '../respond.ts';
import { judgeFeedback } from '../rules/feedback.ts';
import { advance, refusalOf } from '../staff/advance.ts';
import { ago } from '../wib-time.ts';

const wire = (row: Readonly<FeedbackRow>) => ({
  trx_id: row.id,
  components: Object.entries(row.components).map(([name, component]) => ({ name, ...component })),
  notes: row.notes,
  sent_at: row.sent_at,
});

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/feedbacks/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), ({ transaction }) => {
      const row = backend.db.feedbacks.get(transaction.id);
      return row ? ok(wire(row)) : notFound();
    }),
  );

const send = (backend: Backend) =>
  authorised(backend, 'put', '/api/feedbacks', async (call) => {
    const body = await bodyOf(call.request);
    return ownAssessment(backend, call, call.text('trx_id'), ({ transaction }) =>
      once(backend, call, () => {
        const refusal = refusalOf(backend, transaction, 'feedback.send');
        if (refusal) return refused(refusal);
        const judged = judgeFeedback(body);
        if (judged.kind === 'refused') {
          return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: judged.errors });
        }
        const row = { id: transaction.id, ...judged.input, sent_at: ago(backend.clock.now(), 0) };
        backend.db.feedbacks.put(row);
        advance(backend, transaction, 'feedback.send');
        return ok(wire(row));
      }),
    );
  });

export const feedbackHandlers = (backend: Backend): HttpHandler[] => [read, send].map((handler) => handler(backend));
