import { nullWhenNotFound } from '../../../application/api-failure.ts';
import type { Apl01Submission, Apl02Submission, AplRepository } from '../../../application/ports/apl/apl-repository.ts';
import type { Upload } from '../../../application/ports/upload.ts';
import { type Apl01, unsentApl01 } from '../../../domain/apl/apl01.ts';
import { type Apl02, unsentApl02 } from '../../../domain/apl/apl02.ts';
import { underFieldNames } from '../field-names.ts';
import type { HttpClient } from '../http-client.ts';
import { multipart } from '../multipart.ts';
import { storedForm } from '../stored-form.ts';
import { aplCalls } from './apl-calls.ts';
import { apl01FieldName, fromApl01, toApl01 } from './apl01-wire.ts';
import { apl02FieldName, fromApl02, toApl02 } from './apl02-wire.ts';

export class HttpAplRepository implements AplRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async apl01(trxId: string): Promise<Apl01 | null> {
    const wire = await nullWhenNotFound(this.#http.call(aplCalls.apl01, { params: { id: trxId } }));
    return wire && toApl01(this.#http, trxId, wire);
  }

  async sendApl01(submission: Apl01Submission, upload: Upload = {}): Promise<Apl01> {
    const body = multipart(await fromApl01(submission));
    const sent = { body, requestKey: submission.requestKey, ...watched(upload) };
    const call = this.#http.call(submission.again ? aplCalls.resendApl01 : aplCalls.sendApl01, sent);
    const wire = await underFieldNames(call, apl01FieldName);
    const { trxId, content } = submission;
    const echo = wire && toApl01(this.#http, trxId, wire);
    return storedForm({ echo, read: () => this.apl01(trxId) }, { ...unsentApl01({ trxId }), content });
  }

  async apl02(trxId: string): Promise<Apl02 | null> {
    const wire = await nullWhenNotFound(this.#http.call(aplCalls.apl02, { params: { id: trxId } }));
    return wire && toApl02(this.#http, trxId, wire);
  }

  async sendApl02(submission: Apl02Submission, upload: Upload = {}): Promise<Apl02> {
    const body = multipart(await fromApl02(submission));
    const sent = { body, requestKey: submission.requestKey, ...watched(upload) };
    const call = this.#http.call(submission.again ? aplCalls.resendApl02 : aplCalls.sendApl02, sent);
    const wire = await underFieldNames(call, apl02FieldName);
    const { trxId, answers } = submission;
    const echo = wire && toApl02(this.#http, trxId, wire);
    return storedForm({ echo, read: () => this.apl02(trxId) }, { ...unsentApl02({ trxId }), answers });
  }
}

const watched = ({ onProgress, signal }: Upload) => ({
  ...(onProgress ? { onUploadProgress: onProgress } : {}),
  ...(signal ? { signal } : {}),
});
