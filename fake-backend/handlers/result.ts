import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ReassessmentRow, ResultRow } from '../database/form-rows.ts';
import { assessorBy } from '../database/seed/assessors.ts';
import { once } from '../idempotent.ts';
import { ok, refused } from '../respond.ts';
import { judgeSignature } from '../rules/sign.ts';
import { advance, refusalOf, stagesOf } from '../staff/advance.ts';
import { openReassessment } from '../staff/decide-result.ts';
import { ago } from '../wib-time.ts';

/** End of the appeal period, past or future; null when an appeal was never possible or was already sent. */
export const appealUntil = (backend: Backend, { id, competent }: Pick<ResultRow, 'id' | 'competent'>): string | null =>
  competent ? null : (stagesOf(backend, id).find(({ name }) => name === 'appeal')?.due ?? null);

export const noResult = { code: '02', message: 'Hasil asesmen belum ada.' } as const;

const newDecision = { code: '02', message: 'Keputusan sudah diperbarui. Baca hasil yang baru.' } as const;

export const reassessmentWire = (
  { units, assessor }: ReassessmentRow,
  of: Pick<ResultRow, 'units'>,
): { units: { code: string; title: string }[]; assessor: { name: string; registration: string } } => ({
  units: of.units.filter(({ code }) => units.includes(code)).map(({ code, title }) => ({ code, title })),
  assessor: { name: assessorBy(assessor)?.name ?? '', registration: assessor },
});

const wire = (backend: Backend, own: OwnAssessment, row: Readonly<ResultRow>) => {
  const { scheme, schedule, transaction } = own;
  const assessor = (row.assessed_by !== null && assessorBy(row.assessed_by)) || own.assessor;
  const again = openReassessment(backend, row.id);
  return {
    trx_id: row.id,
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    candidate: backend.db.candidates.get(transaction.candidate_id)?.fullname,
    assessor: { name: assessor.name, registration: assessor.registration },
    assessor_signature: { image: assessor.signature, signed_at: row.decided_at },
    site: { kind: schedule.site_kind, name: schedule.site_name, city: schedule.city },
    starts_at: schedule.starts_at,
    ends_at: schedule.ends_at,
    competent: row.competent ? 'kompeten' : 'belum kompeten',
    decided_at: row.decided_at,
    units: row.units.map((unit) => ({
      ...unit,
      competent: unit.competent ? 'K' : 'BK',
      methods: unit.methods.map(({ method, competent }) => ({ method, competent: competent ? 'K' : 'BK' })),
    })),
    note: row.note,
    follow_up: row.follow_up,
    acknowledged: row.acknowledged,
    appeal_until: appealUntil(backend, row),
    reassessment: again && reassessmentWire(again, row),
  };
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/result/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const row = backend.db.results.get(own.transaction.id);
      return row ? ok(wire(backend, own, row)) : refused(noResult);
    }),
  );

const acknowledge = (backend: Backend) =>
  authorised(backend, 'put', '/api/result', (call) =>
    ownAssessment(backend, call, call.text('trx_id'), (own) =>
      once(backend, call, () => {
        const { db, clock } = backend;
        const row = db.results.get(own.transaction.id);
        const refusal = row ? refusalOf(backend, own.transaction, 'result.acknowledge') : noResult;
        if (!row || refusal) return refused(refusal ?? noResult);
        if (Date.parse(call.text('decided_at')) !== Date.parse(row.decided_at)) return refused(newDecision);
        const signature = judgeSignature(call.text, db.profiles.get(call.candidate.id)?.signature);
        if (signature.kind === 'refused') {
          const errors = { signature: [signature.message] };
          return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
        }
        const accepted = { ...row, acknowledged: { image: signature.image, signed_at: ago(clock.now(), 0) } };
        db.results.put(accepted);
        advance(backend, own.transaction, 'result.acknowledge');
        return ok(wire(backend, own, accepted));
      }),
    ),
  );

/** The result of an assessment (specification 7, Assessment). */
export const resultHandlers = (backend: Backend): HttpHandler[] =>
  [read, acknowledge].map((handler) => handler(backend));
