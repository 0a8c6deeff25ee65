import type { ServerTime } from '../../../application/ports/device/server-time.ts';
import type { HttpClient } from '../http-client.ts';
import { timeCalls } from './time-calls.ts';

export class HttpServerTime implements ServerTime {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(): Promise<number> {
    return Date.parse(await this.#http.call(timeCalls.now));
  }
}
