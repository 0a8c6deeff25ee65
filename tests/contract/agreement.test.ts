import { describe, expect, it } from 'vitest';
import { sendAdjustments } from '../../src/application/assessment/send-adjustments.ts';
import { someDraftKeys } from '../fakes/sending-fakes.ts';
import { openAs, signature } from './repositories.ts';

const openCitra = async () => {
  const repositories = await openAs('citra');
  const [paid] = (await repositories.transactions.list('paid', 1)).items;
  if (!paid) throw new Error('citra has no paid purchase');
  return { ...repositories, trxId: paid.id };
};

describe('the agreement', () => {
  it('contains its content and the assessor’s earlier signature, and is closed to everybody else', async () => {
    const { assessments, logIn, trxId } = await openCitra();
    const agreement = await assessments.agreement(trxId);
    expect(agreement).toMatchObject({ status: 'draft', candidate: 'Citra Contoh', signature: null });
    expect(agreement?.assessorSignature?.image).toMatch(/^data:image\/png/);
    expect(agreement?.evidence).toContain('portfolio');
    expect(await assessments.agreement('TRX-0000-000000')).toBeNull();
    await logIn('dewi');
    await expect(assessments.agreement(trxId)).rejects.toMatchObject({ status: 403 });
  });

  it('counts as approved once signed, opens APL 01 and closes its own stage', async () => {
    const { assessments, timelines, notifications, trxId } = await openCitra();
    const signing = assessments.signAgreement(trxId, { kind: 'profile' }, 'key-0');
    await expect(signing).rejects.toMatchObject({ fieldErrors: { signature: [expect.any(String)] } });
    expect((await assessments.signAgreement(trxId, signature, 'key-1')).status).toBe('approved');
    const stages = (await timelines.find(trxId))?.stages;
    expect(stages?.slice(0, 3).map(({ status }) => status)).toEqual(['done', 'open', 'locked']);
    const [newest] = (await notifications.page(1, false)).items;
    expect(newest).toMatchObject({ information: expect.stringContaining('Lanjutkan dengan APL 01'), read: true });
  });
});

describe('a request for adjustments', () => {
  it('is sent once, and leaves the agreement open for its signature', async () => {
    const { trxId, assessments } = await openCitra();
    expect((await assessments.agreement(trxId))?.adjustments?.request).toBeNull();
    const wordless = assessments.sendAdjustments(trxId, { needs: ['other'], other: ' ' }, 'key-0');
    await expect(wordless).rejects.toMatchObject({ fieldErrors: { other: [expect.any(String)] } });
    const content = { needs: ['extra_time', 'other'], other: 'Kursi dekat pintu' } as const;
    const sent = await assessments.sendAdjustments(trxId, content, 'key-1');
    expect(sent).toMatchObject({ status: 'draft', adjustments: { request: { ...content, answer: null } } });
    expect(await assessments.sendAdjustments(trxId, content, 'key-1')).toEqual(sent);
    await expect(assessments.sendAdjustments(trxId, content, 'key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('sent a second time counts as sent, with the server’s content', async () => {
    const { trxId, assessments } = await openCitra();
    const send = sendAdjustments({ assessments, realtime: { announceChange: () => undefined } });
    const none = { needs: [], other: '' };
    expect((await send(trxId, none, someDraftKeys())).kind).toBe('sent');
    const again = await send(trxId, { needs: ['reader'], other: '' }, someDraftKeys());
    expect(again).toMatchObject({ kind: 'alreadySent', form: { adjustments: { request: none } } });
  });
});
