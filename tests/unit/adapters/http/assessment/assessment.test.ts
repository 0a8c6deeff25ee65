import { describe, expect, it, test } from 'vitest';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/printed-forms.ts';
import { rejection } from '../rejection.ts';
import { emptyReply, jsonReply } from '../replies.ts';
import { answering, httpRepositories, over, type Use } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

const withData = (data: unknown) => answering({ code: '00', data });

describe('a timeline', () => {
  const stages = (...rows: readonly object[]) =>
    withData({ trx_id: 'TRX-1', stages: rows })
      .timelines.find('TRX-1')
      .then((found) => found?.stages);

  it('keeps stages that this portal does not know in their place, with their titles', async () => {
    const found = await stages(
      { name: 'briefing', title: 'Pengarahan Asesi', status: 'done' },
      { name: 'APL-01', status: 'OPEN' },
      { nama: 'Wawancara', status: 'dijadwalkan' },
      { name: 'pra_konsultasi' },
      { title: 'Pleno' },
      { status: 'open' },
    );
    expect(found?.map(({ name, title, status, word }) => [name, title, status, word])).toEqual([
      ['other', 'Pengarahan Asesi', 'done', undefined],
      ['apl01', undefined, 'open', undefined],
      ['other', 'Wawancara', 'unknown', 'dijadwalkan'],
      ['other', 'pra konsultasi', 'unknown', undefined],
      ['other', 'Pleno', 'unknown', undefined],
    ]);
  });

  it.each([
    [{ status: 'approved' }, 'approved'],
    [{ status: 'menunggu_verifikasi' }, 'menunggu verifikasi'],
  ])('does not treat an unknown status as locked: %j', async (fields, word) => {
    const found = await stages({ name: 'apl01', ...fields, waiting_for: 'bank' });
    expect(found).toEqual([
      { name: 'apl01', status: 'unknown', ...(word && { word }), since: null, waitingFor: null, note: null, due: null },
    ]);
  });

  const told = (data: unknown) => withData(data).timelines.find('TRX-1');

  it('that has not begun has no stages', async () => {
    for (const data of [null, [], {}, '', { message: 'Belum ada' }, { trx_id: 'TRX-1', stages: [] }])
      expect(await told(data)).toMatchObject({ trxId: 'TRX-1', stages: [] });
  });

  it('is read without its number, as a list alone, and with its stages under another name', async () => {
    const row = { name: 'apl01', status: 'open' };
    for (const data of [[row], { tahapan: [row] }, { apl01: { status: 'open' } }, { apl_01: 'open' }])
      expect(await told(data)).toMatchObject({ trxId: 'TRX-1', stages: [row] });
  });

  it.each([[[{ id: 5 }]], ['apl01']])('is refused when no stage of it can be read: %j', async (rows) => {
    await expect(told({ trx_id: 'TRX-1', stages: rows })).rejects.toMatchObject({ kind: 'contract' });
  });

  it('treats a stage as unknown when its deadline cannot be read, instead of showing it without one', async () => {
    const found = await stages({ name: 'apl01', status: 'open', due: '05/01/2026' }, { name: 'apl02', due: null });
    expect(found).toMatchObject([{ name: 'apl01', status: 'unknown', due: null }, { name: 'apl02' }]);
  });

  it('does not count the data of a certificate as a stage', async () => {
    for (const certificate of [{ number: 12 }, null]) {
      expect(await told({ apl01: { status: 'open' }, certificate })).toMatchObject({ stages: [{ name: 'apl01' }] });
      await expect(told({ certificate })).rejects.toMatchObject({ kind: 'contract' });
    }
    expect(await told({ certificate: { status: 'open' } })).toMatchObject({ stages: [{ name: 'certificate' }] });
  });

  it('has the certificate’s data where the server sends them', async () => {
    const printed = async (certificate: unknown) =>
      (await told({ stages: [{ name: 'apl01' }], certificate }))?.certificate;
    expect(await printed({ number: 12, valid_until: '2029-03-10', issued_at: 'kemarin' })).toEqual({
      number: '12',
      validUntil: '2029-03-09T17:00:00.000Z',
      issuedAt: null,
    });
    for (const none of [null, undefined, [], 'ada'])
      expect(await printed(none)).toEqual({ number: null, validUntil: null, issuedAt: null });
  });
});

const request = async (adjustments: unknown) => {
  const { timelines } = withData({ trx_id: 'TRX-1', stages: [{ name: 'apl01' }], adjustments });
  return (await timelines.find('TRX-1'))?.adjustments;
};

it('a request for adjustments is empty where the server says so, and an answer with an unknown word is still read', async () => {
  for (const none of [null, 'ada', []]) expect(await request(none)).toBeUndefined();
  const answer = { outcome: 'ditunda', text: 'Nanti', extra_minutes: 'sepuluh' };
  expect(await request({ needs: ['reader', 'kursi'], other: null, answer })).toEqual({
    needs: ['reader', 'other'],
    other: '',
    sentAt: null,
    answer: { outcome: 'unknown', text: 'Nanti', extraMinutes: 0 },
  });
});

describe('a result', () => {
  const result = (fields: object) =>
    withData({ trx_id: 'TRX-1', competent: 'K', ...fields }).assessments.result('TRX-1');

  it.each(['ditunda', 2])('that says %j is neither competent nor not yet competent', async (competent) => {
    expect(await result({ competent })).toMatchObject({ competent: null });
  });

  it.each([
    [{ signed_at: '2026-01-05 09:00:00' }, { image: null, signedAt: '2026-01-05T02:00:00.000Z' }],
    [{ image: 'ttd/7.png' }, { image: 'http://api.test/ttd/7.png', signedAt: null }],
  ])('counts as accepted only with a signature: %j', async (acknowledged, read) => {
    expect((await result({ acknowledged }))?.acknowledged).toEqual(read);
  });
});

describe('a purchase', () => {
  const listed = (...rows: readonly object[]) => withData(rows).transactions.list('pending', 1);

  it.each([{ amount: '750.000' }, { expires_at: '05/01/2026' }])('is left out of its list by %j', async (wrong) => {
    const page = await listed({ trx_id: 'TRX-1' }, { trx_id: 'TRX-2', ...wrong });
    expect([page.items.map(({ id }) => id), page.unreadable]).toEqual([['TRX-1'], 1]);
  });
});

const read = (fields: object) => answering({ data: { status: 'returned', ...fields } }).apls.apl01('TRX-1');

test('unknown words do no harm: the purpose is chosen again, the verdict is unknown, the group is administrative', async () => {
  const form = await read({
    content: { birth_date: '1998/05/20', purpose: 'sertifikasi', other_purpose: null },
    schema: { title: 'Skema', number: null, kind: null },
    units: [{ code: 'J.1', title: 'Unit', standard: null }],
    requirements: [
      { id: 3, group: 'basic', title: 'Ijazah', required: true, file: null, verdict: 'met' },
      { id: 4, group: 'lain', title: 'KTP', file: null, verdict: 'perfect' },
    ],
  });
  expect(form?.content).toMatchObject({ purpose: '', otherPurpose: '', personal: { birthDate: '1998-05-20' } });
  expect(form?.scheme).toEqual({ title: 'Skema', number: '', kind: '' });
  expect(form?.units).toEqual([{ code: 'J.1', title: 'Unit', standard: '' }]);
  expect(form?.requirements).toMatchObject([
    { id: '3', group: 'basic', verdict: 'met', required: true },
    { id: '4', group: 'administrative', verdict: 'unknown', required: true },
  ]);
});

test('notes use the portal’s field names', async () => {
  const notes = ['identity_number', 'requirement:3', 'shoe_size'].map((target) => ({ target, text: 'x' }));
  const form = await read({ review: { notes } });
  expect(form?.review?.notes.map(({ target }) => target)).toEqual(['identityNumber', 'requirement:3', 'shoe_size']);
});

test.each([[{}], [{ fullname: '', purpose: null }]])('a draft with the content %j has none', async (content) => {
  const { apls } = answering({ data: { status: 'draft', content } });
  expect((await apls.apl01('TRX-1'))?.content).toBeNull();
});

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

it('APL 02 takes answers that the server returns as JSON text', async () => {
  const answers = JSON.stringify([{ element_id: '311', competent: true, evidence: 'Tugas akhir', file_ids: [] }]);
  const { apls } = over(() => jsonReply({ data: { status: 'submitted', units: [], answers } }));
  expect((await apls.apl02('TRX-1'))?.answers).toEqual({
    311: { competent: true, evidence: 'Tugas akhir', fileIds: [] },
  });
});

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
