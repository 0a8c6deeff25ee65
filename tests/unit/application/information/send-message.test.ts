import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { sendMessage } from '../../../../src/application/information/send-message.ts';
import type { Message } from '../../../../src/domain/information/message.ts';

const message: Message = { subject: 'question', trxId: '', text: 'Kapan hasil asesmen saya terbit?', email: 'a@b.c' };
const receipt = { number: 'PSN-1', at: null, answerWithinDays: null };

const portal = (...failures: readonly Error[]) => {
  const left = [...failures];
  const sent: unknown[] = [];
  const send = async (...call: readonly unknown[]) => {
    sent.push(call);
    const failure = left.shift();
    if (failure) throw failure;
    return receipt;
  };
  return { send: sendMessage({ messages: { send } }), sent };
};

describe('a message', () => {
  it('is sent once by two presses, and another one with it', async () => {
    const { send, sent } = portal();
    const other = { ...message, text: 'Bagaimana cara mengganti jadwal saya?' };
    const outcomes = await Promise.all([send(message, 'k1'), send(message, 'k1'), send(other, 'k2')]);
    expect(outcomes).toEqual(Array(3).fill({ kind: 'sent', receipt }));
    expect(sent).toEqual([
      [message, 'k1'],
      [other, 'k2'],
    ]);
  });

  it.each([404, 405, 501])('finds no place on a server that answers %i', async (status) => {
    expect(await portal(new ApiFailure({ kind: 'http', status })).send(message, 'k1')).toEqual({ kind: 'notHere' });
  });

  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'http', status: 500 }, { kind: 'http', status: 422 }])(
    'that failed with %j can be sent again',
    async (facts) => {
      const { send } = portal(new ApiFailure(facts));
      await expect(send(message, 'k1')).rejects.toMatchObject(facts);
      expect(await send(message, 'k1')).toEqual({ kind: 'sent', receipt });
    },
  );

  it('does not hide a program error', async () => {
    const mistake = Object.assign(new TypeError('x'), { status: 404 });
    await expect(portal(mistake).send(message, 'k1')).rejects.toBe(mistake);
  });
});
