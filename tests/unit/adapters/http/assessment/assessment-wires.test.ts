import { describe, expect, it } from 'vitest';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';

const answering = (data: unknown) => over(() => jsonReply({ code: '00', data }));

describe('a timeline', () => {
  const stages = (...rows: readonly object[]) =>
    answering({ trx_id: 'TRX-1', stages: rows })
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

  const told = (data: unknown) => answering(data).timelines.find('TRX-1');

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

describe('a request for adjustments', () => {
  const request = async (adjustments: unknown) => {
    const { timelines } = answering({ trx_id: 'TRX-1', stages: [{ name: 'apl01' }], adjustments });
    return (await timelines.find('TRX-1'))?.adjustments;
  };

  it('is empty where the server says so, and an answer with an unknown word is still read', async () => {
    for (const none of [null, 'ada', []]) expect(await request(none)).toBeUndefined();
    const answer = { outcome: 'ditunda', text: 'Nanti', extra_minutes: 'sepuluh' };
    expect(await request({ needs: ['reader', 'kursi'], other: null, answer })).toEqual({
      needs: ['reader', 'other'],
      other: '',
      sentAt: null,
      answer: { outcome: 'unknown', text: 'Nanti', extraMinutes: 0 },
    });
  });
});

describe('a result', () => {
  const result = (fields: object) =>
    answering({ trx_id: 'TRX-1', competent: 'K', ...fields }).assessments.result('TRX-1');

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
  const listed = (...rows: readonly object[]) => answering(rows).transactions.list('pending', 1);

  it('needs nothing but its number', async () => {
    const { items } = await listed({ trxid: 7 });
    expect(items).toMatchObject([{ id: '7', status: 'unknown', amount: null, createdAt: null, expiresAt: null }]);
  });

  it.each([{ amount: '750.000' }, { expires_at: '05/01/2026' }])('is left out of its list by %j', async (wrong) => {
    const page = await listed({ trx_id: 'TRX-1' }, { trx_id: 'TRX-2', ...wrong });
    expect([page.items.map(({ id }) => id), page.unreadable]).toEqual([['TRX-1'], 1]);
  });
});
