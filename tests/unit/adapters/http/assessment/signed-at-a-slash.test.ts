import { describe, expect, it } from 'vitest';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { rejection } from '../rejection.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const slashed = '/api/pre-assessment/';
const unslashed = '/api/pre-assessment';
const agreement = (status: string) => jsonReply({ success: true, data: { trx_id: 'TRX-1', status } });
const ledTo = (status: number, location: string) => new Response(null, { status, headers: { Location: location } });

const sign = (at: (line: string) => Response | undefined) => {
  const { http, sent } = scriptedClient(({ method, url }) => {
    const line = `${method} ${new URL(url).pathname}`;
    return at(line) ?? agreement(line === `POST ${unslashed}` ? 'submitted' : 'draft');
  });
  const calls = () =>
    sent.map(({ method, url, headers, redirect }) =>
      [method, new URL(url).pathname, headers.get('Idempotency-Key'), redirect].filter(Boolean).join(' '),
    );
  return { sent, calls, signed: new HttpAssessmentRepository(http).signAgreement('TRX-1', { kind: 'profile' }, 'k') };
};
const atSlash = (reply: () => Response) => (line: string) => (line === `POST ${slashed}` ? reply() : undefined);

const first = `POST ${slashed} k manual`;
const look = `GET ${slashed}TRX-1 follow`;
const again = `POST ${unslashed} k follow`;

describe('a signature under the agreement, at POST /api/pre-assessment/', () => {
  it('is sent once, with its slash, where the server accepts that [7.agreement.sign]', async () => {
    const { signed, calls } = sign(atSlash(() => agreement('submitted')));
    expect(await signed).toMatchObject({ status: 'submitted' });
    expect(calls()).toEqual([first]);
  });

  it.each<readonly [string, () => Response]>([
    ['301', () => ledTo(301, unslashed)],
    ['308', () => ledTo(308, unslashed)],
  ])('arrives once as a POST, whole and under its key, where %s redirects the slash away', async (_, reply) => {
    const { signed, calls, sent } = sign(atSlash(reply));
    expect(await signed).toMatchObject({ trxId: 'TRX-1', status: 'submitted' });
    expect(calls()).toEqual([first, look, again]);
    expect(await sent[2]?.json()).toEqual({ trx_id: 'TRX-1', signature_source: 'profile' });
  });

  it('is not sent again where the server accepted it and then redirected', async () => {
    const { signed, calls } = sign((line) =>
      line.startsWith('POST') ? ledTo(302, '/persetujuan/selesai') : agreement('submitted'),
    );
    expect(await signed).toMatchObject({ status: 'submitted' });
    expect(calls()).toEqual([first, look]);
  });

  it.each([404, 405])('is sent without the slash where the server answers %i to it', async (status) => {
    const { signed, calls } = sign(atSlash(() => jsonReply({ message: 'x' }, status)));
    expect(await signed).toMatchObject({ status: 'submitted' });
    expect(calls()).toEqual([first, again]);
  });

  it.each([
    ['cannot be read', () => jsonReply({}, 500)],
    ['has a status that is not known', () => agreement('ditandatangani')],
  ])('is not sent again where the agreement %s: the server may have it', async (_, stored) => {
    const { signed, calls } = sign((line) => (line.startsWith('POST') ? ledTo(301, unslashed) : stored()));
    await rejection(signed);
    expect(calls()).toEqual([first, look]);
  });

  it.each([401, 409, 500])('is not sent again after %i', async (status) => {
    const { signed, calls } = sign(atSlash(() => jsonReply({ message: 'Tidak' }, status)));
    await rejection(signed);
    expect(calls()).toEqual([first]);
  });
});
