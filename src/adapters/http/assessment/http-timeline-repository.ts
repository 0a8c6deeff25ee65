import * as z from 'zod/mini';
import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { TimelineRepository } from '../../../application/ports/assessment/timeline-repository.ts';
import { actors, stageNames, stageStatuses, type Timeline } from '../../../domain/assessment/timeline.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { ofTransaction, optional, wireId } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

const stageWire = z.object({
  name: z.enum(stageNames),
  status: z.enum(stageStatuses),
  since: optional(wireInstant),
  waiting_for: optional(z.enum(actors)),
  note: optional(z.string()),
  due: optional(wireInstant),
});

/** GET /api/timeline/{id}; every name is assumed (domain: Stages). */
export const timelineWire = ofTransaction({
  trx_id: wireId,
  schema: z.object({ slug: z.string().check(z.minLength(1)), title: z.string() }),
  schedule: z.object({
    starts_at: wireInstant,
    ends_at: optional(wireInstant),
    site_name: z.string(),
    city: optional(z.string()),
  }),
  stages: z.array(stageWire),
});

const toTimeline = (wire: z.output<typeof timelineWire>): Timeline => ({
  trxId: wire.trx_id,
  scheme: wire.schema,
  schedule: {
    startsAt: wire.schedule.starts_at,
    endsAt: wire.schedule.ends_at,
    siteName: wire.schedule.site_name,
    city: wire.schedule.city ?? '',
  },
  stages: wire.stages.map(({ waiting_for: waitingFor, ...stage }) => ({ ...stage, waitingFor })),
});

const reply = dataOf(timelineWire);

export class HttpTimelineRepository implements TimelineRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find(trxId: string): Promise<Timeline | null> {
    const path = `/api/timeline/${encodeURIComponent(trxId)}`;
    const wire = await nullWhenNotFound(this.#http.call({ path, reply }));
    return wire && toTimeline(wire);
  }
}
