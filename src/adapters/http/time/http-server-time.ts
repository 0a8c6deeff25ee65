import type { ServerReading, ServerTime } from '../../../application/ports/device/server-time.ts';
import { zonesApart } from '../../../domain/calendar/clock-offset.ts';
import type { HttpClient } from '../http-client.ts';
import { timeCalls } from './time-calls.ts';

/** Compares the server's own time with the time of its reply, which web servers know in UTC. */
export class HttpServerTime implements ServerTime {
  readonly #http: HttpClient;
  readonly #warn: (minutes: number) => void;
  #warned = false;

  constructor(http: HttpClient, warn: (minutes: number) => void = () => {}) {
    this.#http = http;
    this.#warn = warn;
  }

  async read(): Promise<ServerReading> {
    const { reply, date } = await this.#http.dated(timeCalls.now);
    const told = Date.parse(reply);
    const apart = date === null ? 0 : zonesApart(told, date);
    if (apart !== 0 && !this.#warned) this.#warn(apart / 60_000);
    this.#warned ||= apart !== 0;
    return { now: told - apart, told };
  }
}
