import { describe, expect, it } from 'vitest';
import { sendAdjustments } from '../../src/application/assessment/send-adjustments.ts';
import { someDraftKeys } from '../fakes/sending-fakes.ts';
import { openRepositories } from './repositories.ts';

const open = async () => {
  const { logIn, transactions, assessments, exams, control } = await openRepositories();
  await logIn('citra');
  const [first] = (await transactions.list('paid', 1)).items;
  if (!first) throw new Error('citra has no paid purchase');
  return { trxId: first.id, assessments, exams, control };
};

describe('a request for adjustments', () => {
  it('is sent once, and the agreement can still be signed', async () => {
    const { trxId, assessments } = await open();
    expect((await assessments.agreement(trxId))?.adjustments?.request).toBeNull();
    const content = { needs: ['extra_time', 'other'], other: 'Kursi dekat pintu' } as const;
    const sent = await assessments.sendAdjustments(trxId, content, 'key-1');
    expect(sent).toMatchObject({ status: 'draft', adjustments: { request: { ...content, answer: null } } });
    expect(await assessments.sendAdjustments(trxId, content, 'key-1')).toEqual(sent);
    await expect(assessments.sendAdjustments(trxId, content, 'key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that the server has already is told as sent, with what the server has', async () => {
    const { trxId, assessments } = await open();
    const send = sendAdjustments({ assessments, realtime: { announceChange: () => undefined } });
    const none = { needs: [], other: '' };
    expect((await send(trxId, none, someDraftKeys())).kind).toBe('sent');
    const again = await send(trxId, { needs: ['reader'], other: '' }, someDraftKeys());
    expect(again).toMatchObject({ kind: 'alreadySent', form: { adjustments: { request: none } } });
  });

  it('without words for another need, it is refused at that field', async () => {
    const { trxId, assessments } = await open();
    const sending = assessments.sendAdjustments(trxId, { needs: ['other'], other: ' ' }, 'key-1');
    await expect(sending).rejects.toMatchObject({ fieldErrors: { other: [expect.any(String)] } });
  });

  it('that is granted gives its minutes to every exam before it is started, beside the usual time', async () => {
    const { trxId, assessments, exams, control } = await open();
    const minutes = async () =>
      (await exams.exams(trxId))?.exams.map((exam) => [exam.minutes, exam.extraMinutes] as const) ?? [];
    const usual = await minutes();
    await assessments.sendAdjustments(trxId, { needs: ['extra_time'], other: '' }, 'key-1');
    expect(await minutes()).toEqual(usual);
    await control.actAsStaff({ type: 'answer-adjustment', trxId, outcome: 'granted', text: 'Ya', minutes: 15 });
    expect(usual.length).toBeGreaterThan(0);
    expect(await minutes()).toEqual(usual.map(([time]) => [time, 15]));
  });
});
