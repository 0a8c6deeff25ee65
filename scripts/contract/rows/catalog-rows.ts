import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { rowsFor } from '../row.ts';

const page = 'Number of the page, from 1.';

export const catalogRows = rowsFor('catalog', catalogCalls, {
  schemes: {
    requirement: '7.scheme.thumbnail',
    when: 'Everybody, on the home page and in the list of schemes, and at each change of its filter or page.',
    query: { search: 'Words of a title.', field: 'Id of a field of work, one of `filters.fields`.', page },
    shown: ['reply.data[].slug'],
    open: true,
  },
  scheme: {
    requirement: '7.scheme.detail',
    when: 'Everybody, on the page of a scheme and while one is bought.',
    query: { schedule_id: 'The schedule that is being bought.' },
    shown: ['reply.data.slug'],
    statuses: { 404: 'The page says that there is no such scheme.' },
    open: true,
  },
  reviews: {
    requirement: '7.scheme.reviews',
    when: 'Everybody, on the page of a scheme.',
    params: { id: 'Id of the scheme.' },
    query: { page },
    shown: ['query.page'],
    open: true,
  },
  schedules: {
    requirement: '7.generic.schedule',
    when: 'Everybody, in the list of schedules and on the page of a scheme.',
    query: {
      schema: 'Slug of a scheme.',
      month: 'Month of the schedule, `YYYY-MM`.',
      site: 'Id of a site, one of `filters.sites`.',
      budget_source: '`mandiri`, `prakerja`, `perusahaan` or `apbn`.',
      page,
    },
    shown: ['reply.data[].schedule_id'],
    open: true,
  },
  schedule: {
    requirement: '7.generic.schedule',
    when: 'Everybody who opens the address of a schedule, such as the page on which it is bought.',
    params: { id: 'Id of the schedule.' },
    shown: ['reply.data.schedule_id'],
    statuses: { 404: 'The schedule is looked for in the list, as without the call.', 405: 'So it is.' },
    feature: 'scheduleDetail',
    without: 'The portal looks for the schedule in the list.',
    open: true,
  },
});
