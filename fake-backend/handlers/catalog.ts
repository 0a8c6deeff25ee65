import type { HttpHandler } from 'msw';
import { type OpenCall, open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ScheduleRow, SchemeRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { flatPage, resourcePage } from '../paginator.ts';
import { jsonReply, notFound, ok } from '../respond.ts';
import {
  isAskedFor,
  isFound,
  monthOf,
  nearestOf,
  purchasableFirst,
  seatsLeft,
  uniqueBy,
  upcoming,
} from '../rules/catalog.ts';

const query = ({ url }: OpenCall, name: string): string => url.searchParams.get(name)?.trim() ?? '';

const summary = ({ id, slug, title, field, field_name, description, price, rating, review_count }: SchemeRow) => ({
  id,
  slug,
  title,
  field: { id: field, name: field_name },
  description,
  price,
  rating,
  review_count,
});

const withNearest = ({ db, clock }: Backend, row: SchemeRow) => {
  const nearest = nearestOf(row.id, db.schedules.all(), clock.now());
  return { ...summary(row), nearest_schedule: nearest ? { starts_at: nearest.starts_at, city: nearest.city } : null };
};

const detail = (row: SchemeRow) => {
  const { number, kind, standard, requirements, methods, units } = row;
  return { ...summary(row), number, kind, standard, requirements, methods, units };
};

const thumbnails = (backend: Backend) =>
  open(backend, 'get', '/api/schema/thumbnail', (call) => {
    const all = backend.db.schemes.where(({ unlisted }) => !unlisted);
    const found = all.filter((row) => isFound(row, { search: query(call, 'search'), field: query(call, 'field') }));
    const fields = uniqueBy(
      all.map(({ field, field_name: name }) => ({ id: field, name })),
      ({ id }) => id,
    );
    return jsonReply({ ...flatPage(found, call.url, (row) => withNearest(backend, row)), filters: { fields } });
  });

const scheme = (backend: Backend) =>
  open(backend, 'get', '/api/schema/:slug/detail', ({ param }) => {
    const [row] = backend.db.schemes.where(({ slug }) => slug === param('slug'));
    return row ? ok(detail(row)) : notFound();
  });

const reviews = (backend: Backend) =>
  open(backend, 'get', '/api/reviews/:scheme', ({ param, url }) => {
    const { db } = backend;
    if (!db.schemes.get(param('scheme'))) return notFound();
    const rows = db.reviews.where((row) => row.scheme_id === param('scheme'));
    return jsonReply(flatPage(rows, url, ({ id, author, rating, text, date }) => ({ id, author, rating, text, date })));
  });

/** Groups purchases by schedule, so that counting seats does not scan all of them. */
const ofSchedule: Sorting<TransactionRow> = { group: (row) => row.schedule_id, compare: () => 0 };

const scheduleWire = ({ db, clock }: Backend, row: ScheduleRow) => {
  const of = db.schemes.get(row.scheme_id);
  return {
    schedule_id: row.id,
    schema: { id: row.scheme_id, slug: of?.slug, title: of?.title },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    registration_until: row.registration_until,
    site: { id: row.site_id, name: row.site_name, kind: row.site_kind, city: row.city, zone: row.zone },
    seats_left: seatsLeft(row, db.transactions.sorted(ofSchedule, row.id), settingsOf(db).seeded_at, clock.now()),
    budgets: row.budgets,
  };
};

/** Avoids a collator, which takes a browser longer to create than the whole reply. */
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;

const scheduleFilters = ({ db }: Backend, rows: readonly ScheduleRow[]) => {
  const used = new Set(rows.map(({ scheme_id: id }) => id));
  const schemas = db.schemes.where(({ id }) => used.has(id)).map(({ slug, title }) => ({ id: slug, name: title }));
  const sites = uniqueBy(
    rows.map((row) => ({ id: row.site_id, name: row.site_name })),
    ({ id }) => id,
  );
  return {
    schemas: schemas.sort(byName),
    months: [...new Set(rows.map(monthOf))],
    sites: sites.sort(byName),
  };
};

const schedules = (backend: Backend) =>
  open(backend, 'get', '/api/schedule', (call) => {
    const { db, clock } = backend;
    const slug = query(call, 'schema');
    const schemeId = slug === '' ? null : (db.schemes.where((row) => row.slug === slug)[0]?.id ?? '');
    const asked = {
      schemeId,
      month: query(call, 'month'),
      site: query(call, 'site'),
      source: query(call, 'budget_source'),
    };
    const all = upcoming(db.schedules.all(), clock.now());
    const asking = all.filter((row) => isAskedFor(row, asked));
    const found = purchasableFirst(asking, clock.now());
    const page = resourcePage(found, call.url, (row) => scheduleWire(backend, row));
    return jsonReply({ ...page, filters: scheduleFilters(backend, all) });
  });

const schedule = (backend: Backend) =>
  open(backend, 'get', '/api/schedule/:id', ({ param }) => {
    const row = backend.db.schedules.get(param('id'));
    return row ? ok(scheduleWire(backend, row)) : notFound();
  });

export const catalogHandlers = (backend: Backend): HttpHandler[] =>
  [thumbnails, scheme, reviews, schedules, schedule].map((handler) => handler(backend));
