import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { formSender } from '../../../../src/application/sending/form-sender.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

interface Form {
  readonly sent: boolean;
}

const refused = new ApiFailure({ kind: 'refused', messages: ['Formulir ini sudah dikirim.'] });

const portal = (replies: readonly (Form | Error)[], stored: Form | null | Error = null) => {
  const left = [...replies];
  const calls = { sent: 0, taken: 0 };
  const keys: string[] = [];
  const draftKeys = someDraftKeys();
  const orThrow = <T>(value: T | Error): T => {
    if (value instanceof Error) throw value;
    return value;
  };
  const send = formSender<Form>({
    realtime: {
      announceChange: () => {
        calls.taken += 1;
      },
    },
    read: async () => orThrow(stored),
    isSent: (form) => form.sent,
  });
  return {
    calls,
    keys,
    send: (trxId = 'TRX-1', content: unknown = 'isi') =>
      send({ trxId, content, keys: draftKeys }, async (key) => {
        calls.sent += 1;
        keys.push(key);
        return orThrow(left.shift() ?? new Error('sent too often'));
      }),
  };
};

describe('formSender', () => {
  it('a second press joins the first', async () => {
    const { send, calls } = portal([{ sent: true }]);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.kind, second.kind, calls]).toEqual(['sent', 'sent', { sent: 1, taken: 1 }]);
  });

  it('forms of two assessments go out side by side', async () => {
    const { send, calls } = portal([{ sent: true }, { sent: true }]);
    await Promise.all([send('TRX-1'), send('TRX-2')]);
    expect(calls.sent).toBe(2);
  });

  it('a refusal of a form that the server has is "already sent"', async () => {
    const { send, calls } = portal([refused], { sent: true });
    expect(await send()).toEqual({ kind: 'alreadySent', form: { sent: true } });
    expect(calls.taken).toBe(0);
  });

  it.each([
    ['does not have it as sent', { sent: false }],
    ['has none', null],
    ['cannot be asked', new ApiFailure({ kind: 'network' })],
  ])('a refusal is thrown when the server %s', async (_, stored) => {
    await expect(portal([refused], stored).send()).rejects.toBe(refused);
  });

  it.each([
    [{ kind: 'network' }],
    [{ kind: 'timeout' }],
    [{ kind: 'contract' }],
    [{ kind: 'http', status: 408 }],
    [{ kind: 'http', status: 502 }],
  ] as const)(
    'after %j, which leaves open whether the form arrived, one that the server has is "already sent"',
    async (facts) => {
      const { send } = portal([new ApiFailure(facts)], { sent: true });
      expect(await send()).toEqual({ kind: 'alreadySent', form: { sent: true } });
    },
  );

  it.each([[{ kind: 'expired', status: 401 }], [{ kind: 'http', status: 429 }], [{ kind: 'cancelled' }]] as const)(
    'after %j the server is not asked for it',
    async (facts) => {
      const failure = new ApiFailure(facts);
      await expect(portal([failure], { sent: true }).send()).rejects.toBe(failure);
    },
  );

  it('a lost connection is thrown, and the next try sends again', async () => {
    const lost = new ApiFailure({ kind: 'network' });
    const { send, calls } = portal([lost, { sent: true }]);
    await expect(send()).rejects.toBe(lost);
    expect((await send()).kind).toBe('sent');
    expect(calls.sent).toBe(2);
  });

  it('the same content is the same request until the server has said no; other content is another one', async () => {
    const lost = new ApiFailure({ kind: 'network' });
    const { send, keys } = portal([lost, lost, refused, { sent: true }, { sent: true }]);
    for (const content of ['isi', 'isi', 'isi', 'isi', 'lain']) await send('TRX-1', content).catch(() => undefined);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    [{ kind: 'http', status: 403 }, 2],
    [{ kind: 'http', status: 413 }, 2],
    [{ kind: 'http', status: 429 }, 1],
    [{ kind: 'expired', status: 419 }, 1],
    [{ kind: 'http', status: 500 }, 1],
  ] as const)(
    'after %j the same content goes out under the right request key (fault matrix 74)',
    async (facts, keysUsed) => {
      const { send, keys } = portal([new ApiFailure(facts), { sent: true }]);
      await expect(send()).rejects.toMatchObject(facts);
      await send();
      expect(new Set(keys).size).toBe(keysUsed);
    },
  );

  it('other content does not join what runs: it goes out after it', async () => {
    const { send, keys } = portal([{ sent: true }, refused], { sent: true });
    const outcomes = await Promise.all([send('TRX-1', 'isi'), send('TRX-1', 'lain')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'alreadySent']);
    expect(new Set(keys).size).toBe(2);
  });
});
