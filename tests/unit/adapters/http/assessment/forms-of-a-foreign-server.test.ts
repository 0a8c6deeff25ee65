import { describe, expect, it } from 'vitest';
import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/printed-forms.ts';
import { rejection } from '../rejection.ts';
import { emptyReply, jsonReply } from '../replies.ts';
import { httpRepositories, type Use } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

const over = (script: Parameters<typeof scriptedClient>[0]) => httpRepositories(scriptedClient(script).http);

const reads: readonly (readonly [string, Use])[] = [
  ['APL 01', (it) => it.apls.apl01('TRX-1')],
  ['APL 02', (it) => it.apls.apl02('TRX-1')],
  ['an agreement', (it) => it.assessments.agreement('TRX-1')],
  ['a result', (it) => it.assessments.result('TRX-1')],
  ['an appeal', (it) => it.assessments.appeal('TRX-1')],
  ['a feedback', (it) => it.assessments.feedback('TRX-1')],
];

describe.each(reads)('%s', (_, read) => {
  it.each([
    [jsonReply({ message: 'Not Found' }, 404)],
    [emptyReply(204)],
    [jsonReply([])],
    [jsonReply({ data: '' })],
    [jsonReply({ success: true, message: 'Belum diisi' })],
  ])('is empty when it was never begun on the server', async (reply) => {
    expect(await read(over(() => reply))).toBeNull();
  });
});

const forms: readonly (readonly [string, Use])[] = reads.slice(0, 3);

describe.each(forms)('%s', (_, read) => {
  it('is the requested form, whatever number it carries', async () => {
    expect(await read(over(() => jsonReply({ data: { status: 'Draft', trx_id: 99 } })))).toMatchObject({
      trxId: 'TRX-1',
      status: 'draft',
    });
  });
});

const signature = { kind: 'profile' } as const;
const submission = { trxId: 'TRX-1', files: new Map(), signature, requestKey: 'k', again: false };
const appeal = { answers: { explained: true, discussed: false, othersInvolved: true }, reason: 'Alasan saya' };

const sends: readonly (readonly [string, Use])[] = [
  ['APL 01', (it) => it.apls.sendApl01({ ...submission, content: completeContent })],
  ['APL 02', (it) => it.apls.sendApl02({ ...submission, answers: {} })],
  ['an agreement', (it) => it.assessments.signAgreement('TRX-1', signature, 'k')],
];

const yes: readonly unknown[] = [
  { success: true, message: 'Tersimpan' },
  { data: true },
  { data: { trx_id: 'TRX-1', status: 'draft' } },
  { data: { trx_id: 'TRX-1', status: 'diajukan' } },
];

describe.each(sends)('%s, when the server accepts it and does not return it', (_, send) => {
  const sentTo = (reply: unknown, found: () => Response) => {
    const client = scriptedClient(({ method }) => (method === 'GET' ? found() : jsonReply(reply)));
    return { client, sent: send(httpRepositories(client.http)) };
  };

  it.each(yes.map((reply) => [reply]))('is read again: %j', async (reply) => {
    const { client, sent } = sentTo(reply, () =>
      jsonReply({ data: { status: 'submitted', sent_at: '2026-01-05 09:00:00', candidate: 'Ayu', units: [] } }),
    );
    expect(await sent).toMatchObject({ trxId: 'TRX-1', status: 'submitted' });
    expect(client.sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it.each([
    ['there is none to read', () => emptyReply(404)],
    ['nothing can be read', () => emptyReply(500)],
    ['its status is not known', () => jsonReply({ data: { status: 'menunggu', candidate: 'Ayu' } })],
  ])('counts as sent also where %s', async (__, found) => {
    expect(await sentTo({ message: 'Tersimpan' }, found).sent).toMatchObject({ trxId: 'TRX-1', status: 'submitted' });
  });

  it('does not count as sent where the server says that it is still to be filled in', async () => {
    const { sent } = sentTo({ message: 'Tersimpan' }, () => jsonReply({ data: { status: 'draft', candidate: 'Ayu' } }));
    expect(await rejection(sent)).toMatchObject({ kind: 'contract' });
  });
});

describe('another form that is sent and not returned', () => {
  const answered = (found: unknown) =>
    over(({ method }) => jsonReply(method === 'GET' ? { data: found } : { success: true, message: 'OK' }));

  it('gives the feedback as it was sent', async () => {
    const feedback = feedbackOf('TRX-1');
    const sent = await answered(null).assessments.sendFeedback(feedback, 'k');
    expect(sent).toEqual({ ...feedback, sentAt: null });
  });

  it('gives the appeal as it is read, or else as it was sent', async () => {
    const flat = { trx_id: 7, reason: 'Alasan saya', explained: '1', status: 'accepted' };
    const send = (found: unknown) => answered(found).assessments.sendAppeal('TRX-1', appeal, signature, 'k');
    const stored = {
      candidate: 'Ayu',
      appeal: { reason: 'Alasan saya', explained: 1, sent_at: '2026-01-05 09:00:00' },
    };
    expect(await send(stored)).toMatchObject({ candidate: 'Ayu', appeal: { sentAt: '2026-01-05T02:00:00.000Z' } });
    expect(await send(flat)).toMatchObject({ trxId: 'TRX-1', appeal: { reason: 'Alasan saya', sentAt: null } });
    for (const silent of [null, { trx_id: 7, status: 'diterima' }])
      expect(await send(silent)).toMatchObject({ trxId: 'TRX-1', appeal: { ...appeal, sentAt: null, answer: null } });
    expect(await rejection(send({ candidate: 'Ayu', appeal: null }))).toMatchObject({ kind: 'contract' });
  });

  it('gives the result as it is read, accepted unless the server denies it', async () => {
    const result = aResult({ competent: true });
    const accept = (found: unknown) => answered(found).assessments.acknowledgeResult(result, signature, 'k');
    const acknowledged = { image: null, signed_at: '2026-01-05 09:00:00' };
    expect(await accept({ competent: 'K', acknowledged })).toMatchObject({ trxId: 'TRX-1', competent: true });
    expect(await accept({ competent: 'BK', note: 'Baik' })).toMatchObject({
      competent: false,
      note: 'Baik',
      acknowledged: { image: null, signedAt: null },
    });
    expect(await accept(null)).toEqual({ ...result, acknowledged: { image: null, signedAt: null } });
    for (const acknowledged of [null, [], { image: null, signed_at: null }])
      expect(await rejection(accept({ competent: 'K', acknowledged }))).toMatchObject({ kind: 'contract' });
  });

  it('gives the request for adjustments as it is read, or else as it was sent', async () => {
    const content = { needs: ['reader'], other: '' } as const;
    const ask = (found: unknown) => answered(found).assessments.sendAdjustments('TRX-1', content, 'k');
    const request = { needs: ['reader'], sent_at: '2026-01-05 09:00:00' };
    expect(await ask({ status: 'draft', adjustments: { request } })).toMatchObject({
      adjustments: { request: { sentAt: '2026-01-05T02:00:00.000Z' } },
    });
    expect(await ask(null)).toMatchObject({ adjustments: { request: { needs: ['reader'], sentAt: null } } });
    expect(await rejection(ask({ status: 'draft', adjustments: { request: null } }))).toMatchObject({
      kind: 'contract',
    });
  });
});

describe('APL 02', () => {
  it('takes answers that the server returns as JSON text', async () => {
    const answers = JSON.stringify([{ element_id: '311', competent: true, evidence: 'Tugas akhir', file_ids: [] }]);
    const { apls } = over(() => jsonReply({ data: { status: 'submitted', units: [], answers } }));
    expect((await apls.apl02('TRX-1'))?.answers).toEqual({
      311: { competent: true, evidence: 'Tugas akhir', fileIds: [] },
    });
  });
});
