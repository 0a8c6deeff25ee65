import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, bodyOf, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ResultRow } from '../database/form-rows.ts';
import { once } from '../idempotent.ts';
import { type FieldErrors, ok, refused } from '../respond.ts';
import { judgeAppeal } from '../rules/appeal.ts';
import { judgeSignature } from '../rules/sign.ts';
import { advance, refusalOf } from '../staff/advance.ts';
import { ago } from '../wib-time.ts';
import { appealUntil, examTimes, noResult, reassessmentWire } from './result.ts';

const wire = (backend: Backend, own: OwnAssessment, result: Readonly<ResultRow>) => {
  const { db } = backend;
  const { transaction, scheme, schedule, assessor } = own;
  const row = db.appeals.get(transaction.id);
  const again = row?.answer?.reassessment ?? null;
  return {
    trx_id: transaction.id,
    candidate: db.candidates.get(transaction.candidate_id)?.fullname,
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    assessor: { name: assessor.name, registration: assessor.registration },
    assessed_at: examTimes(backend, result, schedule).started_at ?? schedule.starts_at,
    until: appealUntil(backend, result),
    appeal: row && {
      ...row,
      answer: row.answer && { ...row.answer, reassessment: again && reassessmentWire(again, result) },
      file_id: `APPEAL-${row.id}`,
    },
  };
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/appeals/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const result = backend.db.results.get(own.transaction.id);
      return result ? ok(wire(backend, own, result)) : refused(noResult);
    }),
  );

const answer = (backend: Backend, call: Call, own: OwnAssessment, body: Readonly<Record<string, unknown>>) => {
  const { db, clock } = backend;
  const result = db.results.get(own.transaction.id);
  const refusal = result ? refusalOf(backend, own.transaction, 'appeal.send') : noResult;
  if (!result || refusal) return refused(refusal ?? noResult);
  const judged = judgeAppeal(body);
  const signature = judgeSignature(call.text, db.profiles.get(call.candidate.id)?.signature);
  if (judged.kind === 'refused' || signature.kind === 'refused') {
    const errors: FieldErrors = {
      ...(judged.kind === 'refused' ? judged.errors : {}),
      ...(signature.kind === 'refused' ? { signature: [signature.message] } : {}),
    };
    return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
  }
  const sent_at = ago(clock.now(), 0);
  db.appeals.put({
    id: own.transaction.id,
    ...judged.input,
    sent_at,
    signature: { image: signature.image, signed_at: sent_at },
    answer: null,
  });
  advance(backend, own.transaction, 'appeal.send');
  return ok(wire(backend, own, result));
};

const send = (backend: Backend) =>
  authorised(backend, 'post', '/api/appeals', async (call) => {
    const body = await bodyOf(call.request);
    return ownAssessment(backend, call, call.text('trx_id'), (own) =>
      once(backend, call, () => answer(backend, call, own, body)),
    );
  });

export const appealHandlers = (backend: Backend): HttpHandler[] => [read, send].map((handler) => handler(backend));
