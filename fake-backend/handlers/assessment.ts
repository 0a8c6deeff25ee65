import type { HttpHandler } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ScheduleRow, StageRow, TransactionRow } from '../database/rows.ts';
import { forbidden, notFound, ok } from '../respond.ts';
import { siteAddress } from '../rules/site-address.ts';
import { stagesOf } from '../staff/advance.ts';

const stageWire = ({ name, status, since, waiting_for, note, due }: StageRow, schedule: ScheduleRow | undefined) => ({
  name,
  status,
  since,
  waiting_for,
  note,
  due,
  opens_at: name === 'exam' && status === 'open' && waiting_for === 'candidate' ? schedule?.starts_at : null,
});

const timelineWire = (backend: Backend, row: TransactionRow) => {
  const { db } = backend;
  const scheme = db.schemes.get(row.scheme_id);
  const schedule = db.schedules.get(row.schedule_id);
  const certificate = db.certificates.get(row.id) ?? null;
  return {
    trx_id: row.id,
    schema: { slug: scheme?.slug, title: scheme?.title },
    schedule: {
      starts_at: schedule?.starts_at,
      ends_at: schedule?.ends_at,
      site_name: schedule?.site_name,
      site_address: schedule && siteAddress(schedule.site_id),
      city: schedule?.city,
      zone: schedule?.zone,
    },
    adjustments: db.adjustments.get(row.id) ?? null,
    certificate: certificate && {
      number: certificate.number,
      issued_at: certificate.issued_at,
      valid_until: certificate.valid_until,
    },
    stages: stagesOf(backend, row.id).map((stage) => stageWire(stage, schedule)),
  };
};

const timeline = (backend: Backend) =>
  authorised(backend, 'get', '/api/timeline/:id', ({ candidate, param }) => {
    const row = backend.db.transactions.get(param('id'));
    if (!row) return notFound();
    if (row.candidate_id !== candidate.id) return forbidden();
    return ok(timelineWire(backend, row));
  });

export const assessmentHandlers = (backend: Backend): HttpHandler[] => [timeline].map((handler) => handler(backend));
