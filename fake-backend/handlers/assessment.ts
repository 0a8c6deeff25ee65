import type { HttpHandler } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { StageRow, TransactionRow } from '../database/rows.ts';
import { forbidden, notFound, ok } from '../respond.ts';

const stageWire = ({ name, status, since, waiting_for, note, due }: StageRow) => ({
  name,
  status,
  since,
  waiting_for,
  note,
  due,
});

const timelineWire = ({ db }: Backend, row: TransactionRow) => {
  const scheme = db.schemes.get(row.scheme_id);
  const schedule = db.schedules.get(row.schedule_id);
  const stages = db.stages.where(({ trx_id }) => trx_id === row.id).sort((a, b) => a.position - b.position);
  return {
    trx_id: row.id,
    schema: { slug: scheme?.slug, title: scheme?.title },
    schedule: { starts_at: schedule?.starts_at, site_name: schedule?.site_name, city: schedule?.city },
    stages: stages.map(stageWire),
  };
};

const timeline = (backend: Backend) =>
  authorised(backend, 'get', '/api/timeline/:id', ({ candidate, param }) => {
    const row = backend.db.transactions.get(param('id'));
    if (!row) return notFound();
    if (row.candidate_id !== candidate.id) return forbidden();
    return ok(timelineWire(backend, row));
  });

/** The assessment of a purchase (specification 7, Assessment). */
export const assessmentHandlers = (backend: Backend): HttpHandler[] => [timeline].map((handler) => handler(backend));
