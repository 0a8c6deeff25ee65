import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../pagination.ts';
import { both, dataOf } from '../reply.ts';
import { listOf } from '../rows.ts';
import { optional, resource } from '../wire.ts';
import { choiceWire, monthWire, reviewWire, scheduleWire, schemeSummaryWire, schemeWire } from './catalog-wire.ts';

const filters = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.catch(z.object({ filters: optional(resource(shape)) }), { filters: null });

const shared = true;

export const catalogCalls = {
  schemes: defineCall({
    shared,
    method: 'GET',
    path: '/api/schema/thumbnail',
    reply: both(pageOf(schemeSummaryWire), filters({ fields: listOf(choiceWire) })),
  }),
  scheme: defineCall({ shared, method: 'GET', path: '/api/schema/{slug}/detail', reply: dataOf(schemeWire) }),
  reviews: defineCall({ shared, method: 'GET', path: '/api/reviews/{id}', reply: pageOf(reviewWire) }),
  schedules: defineCall({
    shared,
    method: 'GET',
    path: '/api/schedule',
    reply: both(
      pageOf(scheduleWire),
      filters({ schemas: listOf(choiceWire), months: listOf(monthWire), sites: listOf(choiceWire) }),
    ),
  }),
  schedule: defineCall({ shared, method: 'GET', path: '/api/schedule/{id}', reply: dataOf(scheduleWire) }),
};
