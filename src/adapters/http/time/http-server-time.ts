import type { ServerTime } from '../../../application/ports/device/server-time.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { wireInstant } from '../wire-instant.ts';

/** That `data` is an instant as text is assumed: the specification only says that the reply has `data`. */
const reply = dataOf(wireInstant);

export class HttpServerTime implements ServerTime {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(): Promise<number> {
    return Date.parse(await this.#http.call({ path: '/api/date-now', reply }));
  }
}
