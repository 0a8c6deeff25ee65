import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { browserSend } from '../../../../../src/adapters/http/browser-send.ts';
import { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { rejection } from '../rejection.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const slashed = '/api/pre-assessment/';
const unslashed = '/api/pre-assessment';

interface Server {
  /** `POST /api/pre-assessment/ k`, with the request key. */
  readonly calls: string[];
  readonly signatures: string[];
  readonly url: string;
}

const running: http.Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

type Answer = (method: string, path: string, sign: (body: string) => void, body: string) => [number, unknown?, string?];

/** A server on the loopback whose calls are noted; the third part of an answer is where it leads. */
const serve = async (answer: Answer): Promise<Server> => {
  const calls: string[] = [];
  const signatures: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url: path = '', headers } = request;
    calls.push([method, path, headers['idempotency-key']].filter(Boolean).join(' '));
    const [status, reply, location] = answer(method, path, (signed) => signatures.push(signed), body);
    response.writeHead(status, {
      'Content-Type': 'application/json',
      Connection: 'close',
      ...(location && { Location: location }),
    });
    response.end(JSON.stringify(reply ?? {}));
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { calls, signatures, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const sign = ({ url }: Server) =>
  new HttpAssessmentRepository(
    new HttpClient({
      baseUrl: url,
      authentication: 'token',
      cookies: () => '',
      send: browserSend,
      idempotencyKeys: true,
    }),
  ).signAgreement('TRX-1', { kind: 'profile' }, 'k');

const agreement = (status: string) => ({ success: true, data: { trx_id: 'TRX-1', status } });

/** Laravel behind the `.htaccess` that comes with it: the slash goes by a redirect, and the signature is taken without it. */
const laravel =
  (redirect: number, signed = () => false): Answer =>
  (method, path, take, body) => {
    if (path === slashed) return [redirect, undefined, unslashed];
    if (path === unslashed && method === 'POST') {
      take(body);
      return [200, agreement('submitted')];
    }
    if (path === `${slashed}TRX-1`) return [200, agreement(signed() ? 'submitted' : 'draft')];
    return [405, { message: 'The GET method is not supported for route api/pre-assessment.' }];
  };

describe('a signature under the agreement, at POST /api/pre-assessment/', () => {
  it('goes out with its slash, and once, where the server takes it so [7.agreement.sign]', async () => {
    const server = await serve((_, path, take, body) => {
      if (path === slashed) take(body);
      return [200, agreement('submitted')];
    });
    expect(await sign(server)).toMatchObject({ status: 'submitted' });
    expect(server.calls).toEqual([`POST ${slashed} k`]);
    expect(server.signatures).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])(
    'arrives once as a POST, whole and under its key, where the slash is led away by %i',
    async (status) => {
      const server = await serve(laravel(status));
      expect(await sign(server)).toMatchObject({ trxId: 'TRX-1', status: 'submitted' });
      expect(server.calls).toEqual([`POST ${slashed} k`, `GET ${slashed}TRX-1`, `POST ${unslashed} k`]);
      expect(server.signatures.map((body) => JSON.parse(body))).toEqual([
        { trx_id: 'TRX-1', signature_source: 'profile' },
      ]);
    },
  );

  it('is not sent again where the server took it and then led on', async () => {
    let taken = false;
    const server = await serve((method, path, take, body) => {
      if (path !== slashed || method !== 'POST') return laravel(301, () => taken)(method, path, take, body);
      taken = true;
      take(body);
      return [302, undefined, '/persetujuan/selesai'];
    });
    expect(await sign(server)).toMatchObject({ status: 'submitted' });
    expect(server.signatures).toHaveLength(1);
    expect(server.calls).toEqual([`POST ${slashed} k`, `GET ${slashed}TRX-1`]);
  });

  it.each([404, 405])('is sent without the slash where the server answers %i to it', async (status) => {
    const server = await serve((method, path, take, body) =>
      path === slashed ? [status, { message: 'x' }] : laravel(301)(method, path, take, body),
    );
    expect(await sign(server)).toMatchObject({ status: 'submitted' });
    expect(server.signatures).toHaveLength(1);
  });

  it.each([
    [500, {}],
    [200, agreement('ditandatangani')],
  ])('is not sent again where it cannot be known whether the server has it: %i %j', async (status, stored) => {
    const server = await serve((method, path, take, body) =>
      path === `${slashed}TRX-1` ? [status, stored] : laravel(301)(method, path, take, body),
    );
    await rejection(sign(server));
    expect(server.signatures).toEqual([]);
  });

  it.each([401, 409, 419, 500])('is not sent again after %i', async (status) => {
    const server = await serve(() => [status, { message: 'Tidak' }]);
    await rejection(sign(server));
    expect(server.calls).toEqual([`POST ${slashed} k`]);
  });

  it('is sent again where a browser tells only that it was led on', async () => {
    const { http, sent } = scriptedClient(({ method, url }) => {
      const { pathname } = new URL(url);
      if (pathname === slashed) return Response.error(); // of status 0, as one that was not followed
      return jsonReply(agreement(method === 'POST' ? 'submitted' : 'draft'));
    });
    const assessments = new HttpAssessmentRepository(http);
    expect(await assessments.signAgreement('TRX-1', { kind: 'profile' }, 'k')).toMatchObject({ status: 'submitted' });
    expect(sent.map(({ method, redirect }) => `${method} ${redirect}`)).toEqual([
      'POST manual',
      'GET follow',
      'POST follow',
    ]);
  });
});
