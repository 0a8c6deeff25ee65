import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { TimelineRepository } from '../../../application/ports/assessment/timeline-repository.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../wire.ts';
import { timelineWire, toTimeline } from './timeline-wire.ts';

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
