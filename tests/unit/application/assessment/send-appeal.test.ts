import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { sendAppeal } from '../../../../src/application/assessment/send-appeal.ts';
import type { AppealForm } from '../../../../src/domain/assessment/appeal.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const content = {
  answers: { explained: true, discussed: false, othersInvolved: false },
  reason: 'Bukti belum dinilai.',
};
const form: AppealForm = {
  trxId: 'TRX-1',
  candidate: 'Fajar',
  scheme: { title: 'JWP', number: 'S-1' },
  assessor: { name: 'A', registration: '' },
  assessedAt: '2026-03-06T02:00:00.000Z',
  until: '2026-03-13T16:59:59.000Z',
  appeal: null,
};
const sentForm: AppealForm = {
  ...form,
  appeal: { ...content, sentAt: '2026-03-10T03:00:00.000Z', signature: null, answer: null, fileId: null },
};
const late = new ApiFailure({ kind: 'refused', messages: ['Masa banding telah lewat.'] });

const portal = (sending: () => Promise<AppealForm>, stored: AppealForm | null = form) => {
  const sent = vi.fn(sending);
  const announceChange = vi.fn();
  const assessments = { sendAppeal: sent, appeal: async () => stored };
  return { sent, announceChange, send: sendAppeal({ assessments, realtime: { announceChange } }) };
};

describe('sending an appeal', () => {
  it('sends it once without the white space around the reason, and tells the other tabs', async () => {
    const { send, sent, announceChange } = portal(async () => sentForm);
    const untidy = { ...content, reason: `\n ${content.reason} ` };
    const press = () => send('TRX-1', untidy, { kind: 'profile' }, someDraftKeys());
    const [first] = await Promise.all([press(), press()]);
    expect(first).toEqual({ kind: 'sent', form: sentForm });
    expect(sent.mock.calls).toEqual([['TRX-1', content, { kind: 'profile' }, expect.stringMatching(/^k-/)]]);
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('after a lost reply, the appeal that the server has is the one', async () => {
    const lost = new ApiFailure({ kind: 'network' });
    const { send } = portal(() => Promise.reject(lost), sentForm);
    expect(await send('TRX-1', content, { kind: 'profile' }, someDraftKeys())).toEqual({
      kind: 'alreadySent',
      form: sentForm,
    });
  });

  it('edited after a lost reply, it is another request', async () => {
    const { send, sent } = portal(() => Promise.reject(new ApiFailure({ kind: 'network' })));
    const keyOf = async (reason: string) => {
      await send('TRX-1', { ...content, reason }, { kind: 'profile' }, someDraftKeys()).catch(() => undefined);
      return (sent.mock.lastCall as unknown as unknown[])[3];
    };
    const first = await keyOf('Bukti belum dinilai.');
    expect(await keyOf('Bukti belum dinilai. ')).toBe(first);
    expect(await keyOf('Bukti belum dinilai semua.')).not.toBe(first);
  });

  it('a late one is refused with the reason of the server', async () => {
    const { send } = portal(() => Promise.reject(late));
    await expect(send('TRX-1', content, { kind: 'profile' }, someDraftKeys())).rejects.toBe(late);
  });
});
