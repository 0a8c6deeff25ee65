import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { formSender } from '../../../../src/application/sending/form-sender.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

interface Form {
  readonly sent: boolean;
}

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
  it.each<[FailureFacts, alreadySent: boolean, keysUsed: number]>([
    [{ kind: 'network' }, true, 1],
    [{ kind: 'http', status: 408 }, true, 1],
    [{ kind: 'http', status: 429 }, false, 1],
  ])(
    'after %j the server is asked whether it has the form: %j, and the same content is sent under %i request keys (fault matrix 74)',
    async (facts, alreadySent, keysUsed) => {
      const failure = new ApiFailure(facts);
      const there = portal([failure], { sent: true });
      if (alreadySent) expect(await there.send()).toEqual({ kind: 'alreadySent', form: { sent: true } });
      else await expect(there.send()).rejects.toBe(failure);
      expect(there.calls.taken).toBe(0);
      const { send, keys } = portal([failure, { sent: true }]);
      await expect(send()).rejects.toBe(failure);
      await send();
      expect(new Set(keys).size).toBe(keysUsed);
    },
  );
});
