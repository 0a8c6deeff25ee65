import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ReassessmentRow, ResultRow, UnitResultRow } from '../database/form-rows.ts';
import type { ScheduleRow } from '../database/rows.ts';
import { assessorBy } from '../database/seed/assessors.ts';
import { attemptsOf } from '../exam-attempts.ts';
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

interface Times {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

/** The actual times of an assessment at its schedule come from its exams. */
export const examTimes = (
  backend: Backend,
  row: Readonly<ResultRow>,
  { starts_at, ends_at }: ScheduleRow,
): Pick<Times, 'started_at' | 'finished_at'> => {
  const attempts = attemptsOf(backend, row.id);
  const [started_at = null] = attempts.map((attempt) => attempt.started_at).sort();
  const finished_at =
    attempts
      .flatMap(({ receipt }) => receipt?.submitted_at ?? [])
      .sort()
      .at(-1) ?? null;
  // assessments in the seed have no exams: if one was decided after its schedule ended, its times are those of the schedule
  const kept = attempts.length === 0 && Date.parse(ends_at) <= Date.parse(row.decided_at);
  return kept ? { started_at: starts_at, finished_at: ends_at } : { started_at, finished_at };
};

/** A reassessment after an appeal has no schedule: it lasts from the answer to the decision. */
const timesOf = (backend: Backend, row: Readonly<ResultRow>, schedule: ScheduleRow): Times => {
  if (row.assessed_by !== null) {
    const started_at = backend.db.appeals.get(row.id)?.answer?.at ?? null;
    return { starts_at: null, ends_at: null, started_at, finished_at: row.decided_at };
  }
  const { starts_at, ends_at } = schedule;
  return { starts_at, ends_at, ...examTimes(backend, row, schedule) };
};

/** Always includes the method `portfolio`: every decision uses the evidence of APL 02, which FR.AK.01 announces under this name. */
const methodsOf = ({ methods }: UnitResultRow): { method: string; competent: string | null }[] => {
  const decided = methods.map(({ method, competent }) => ({ method, competent: competent ? 'K' : 'BK' }));
  return methods.some(({ method }) => method === 'portfolio')
    ? decided
    : [...decided, { method: 'portfolio', competent: null }];
};

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
    site: { kind: schedule.site_kind, name: schedule.site_name, city: schedule.city, zone: schedule.zone },
    ...timesOf(backend, row, schedule),
    competent: row.competent ? 'kompeten' : 'belum kompeten',
    decided_at: row.decided_at,
    units: row.units.map((unit) => ({
      ...unit,
      competent: unit.competent ? 'K' : 'BK',
      methods: methodsOf(unit),
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

export const resultHandlers = (backend: Backend): HttpHandler[] =>
  [read, acknowledge].map((handler) => handler(backend));
