import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, bodyOf } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import { once } from '../idempotent.ts';
import { ok, refused } from '../respond.ts';
import { judgeAdjustment, suggestedNeeds } from '../rules/adjustment.ts';
import { assessmentMethods } from '../rules/assessment-methods.ts';
import { judgeSignature } from '../rules/sign.ts';
import { advance, refusalOf } from '../staff/advance.ts';
import { ago } from '../wib-time.ts';

const wire = ({ db }: Backend, { transaction, scheme, schedule, assessor }: OwnAssessment) => {
  const profile = db.profiles.get(transaction.candidate_id);
  const row = db.agreements.get(transaction.id);
  const evidence = scheme.methods.map((title) => assessmentMethods[title]?.evidence ?? 'other');
  return {
    trx_id: transaction.id,
    status: row ? 'approved' : 'draft',
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    site: { kind: schedule.site_kind, name: schedule.site_name, city: schedule.city, zone: schedule.zone },
    starts_at: schedule.starts_at,
    ends_at: schedule.ends_at,
    candidate: db.candidates.get(transaction.candidate_id)?.fullname,
    assessor: { name: assessor.name, registration: assessor.registration },
    evidence: [...new Set(['portfolio', ...evidence])],
    other_evidence: '',
    assessor_signature: { image: assessor.signature, signed_at: transaction.paid_at ?? transaction.created_at },
    signature: row?.signature ?? null,
    review: null,
    adjustments: {
      suggested: suggestedNeeds(profile?.disability_id, profile?.disability_type_id),
      request: db.adjustments.get(transaction.id) ?? null,
    },
  };
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/pre-assessment/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => ok(wire(backend, own))),
  );

const sign = (backend: Backend) =>
  authorised(backend, 'post', '/api/pre-assessment/', (call) =>
    ownAssessment(backend, call, call.text('trx_id'), (own) =>
      once(backend, call, () => {
        const { db, clock } = backend;
        const refusal = refusalOf(backend, own.transaction, 'agreement.sign');
        if (refusal) return refused(refusal);
        const signature = judgeSignature(call.text, db.profiles.get(call.candidate.id)?.signature);
        if (signature.kind === 'refused') {
          const errors = { signature: [signature.message] };
          return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
        }
        const signed = { image: signature.image, signed_at: ago(clock.now(), 0) };
        db.agreements.put({ id: own.transaction.id, signature: signed });
        advance(backend, own.transaction, 'agreement.sign');
        return ok(wire(backend, own));
      }),
    ),
  );

const ask = (backend: Backend) =>
  authorised(backend, 'post', '/api/adjustments', async (call) => {
    const body = await bodyOf(call.request);
    return ownAssessment(backend, call, call.text('trx_id'), (own) =>
      once(backend, call, () => {
        const { db, clock } = backend;
        const { id } = own.transaction;
        if (db.adjustments.get(id)) return refused({ code: '02', message: 'Permintaan penyesuaian sudah dikirim.' });
        // adjustments can only be requested before the agreement is signed
        const refusal = refusalOf(backend, own.transaction, 'agreement.sign');
        if (refusal) return refused(refusal);
        const judged = judgeAdjustment(body);
        if (judged.kind === 'refused')
          return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: judged.errors });
        db.adjustments.put({ id, ...judged.input, sent_at: ago(clock.now(), 0), answer: null });
        return ok(wire(backend, own));
      }),
    );
  });

export const agreementHandlers = (backend: Backend): HttpHandler[] =>
  [read, sign, ask].map((handler) => handler(backend));
