import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type {
  Apl01Submission,
  Apl02Submission,
  AplRepository,
  Upload,
} from '../../../application/ports/apl/apl-repository.ts';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../reply.ts';
import { apl01FieldName, apl01Wire, fromApl01, toApl01 } from './apl01-wire.ts';
import { apl02FieldName, apl02Wire, fromApl02, toApl02 } from './apl02-wire.ts';

const apl01Reply = dataOf(apl01Wire);
const apl02Reply = dataOf(apl02Wire);

/** Assumed (not shown in the specification): sending answers with the form as stored; files travel in the same multipart. */
export class HttpAplRepository implements AplRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async apl01(trxId: string): Promise<Apl01 | null> {
    const path = `/api/apl-01/${encodeURIComponent(trxId)}`;
    const wire = await nullWhenNotFound(this.#http.call({ path, reply: apl01Reply }));
    return wire && toApl01(this.#http, wire);
  }

  async sendApl01(submission: Apl01Submission, upload: Upload = {}): Promise<Apl01> {
    const path = submission.again ? '/api/apl-01/resubmit' : '/api/apl-01';
    const call = this.#http.call({
      method: 'POST',
      path,
      body: await fromApl01(submission),
      requestKey: submission.requestKey,
      reply: apl01Reply,
      ...watched(upload),
    });
    return toApl01(this.#http, await underFieldNames(call, apl01FieldName));
  }

  async apl02(trxId: string): Promise<Apl02 | null> {
    const path = `/api/apl-02/${encodeURIComponent(trxId)}`;
    const wire = await nullWhenNotFound(this.#http.call({ path, reply: apl02Reply }));
    return wire && toApl02(this.#http, wire);
  }

  async sendApl02(submission: Apl02Submission, upload: Upload = {}): Promise<Apl02> {
    const path = submission.again ? '/api/apl-02/resubmit' : '/api/apl-02';
    const call = this.#http.call({
      method: 'POST',
      path,
      body: await fromApl02(submission),
      requestKey: submission.requestKey,
      reply: apl02Reply,
      ...watched(upload),
    });
    return toApl02(this.#http, await underFieldNames(call, apl02FieldName));
  }
}

const watched = ({ onProgress, signal }: Upload) => ({
  ...(onProgress ? { onUploadProgress: onProgress } : {}),
  ...(signal ? { signal } : {}),
});
