import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { TimelineRepository } from '../../../application/ports/assessment/timeline-repository.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import type { HttpClient } from '../http-client.ts';
import { assessmentCalls } from './assessment-calls.ts';
import { toTimeline } from './timeline-wire.ts';

export class HttpTimelineRepository implements TimelineRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find(trxId: string): Promise<Timeline | null> {
    const wire = await nullWhenNotFound(this.#http.call(assessmentCalls.timeline, { params: { id: trxId } }));
    return wire && toTimeline(trxId, wire);
  }
}
