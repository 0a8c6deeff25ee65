import fc from 'fast-check';
import { Manager } from 'socket.io-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventFrom, SocketRealtimeChannel } from '../../../../src/adapters/socket/socket-realtime-channel.ts';
import { serverEventTypes } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { hostileTexts } from '../../../builders/hostile-texts.ts';
import { runs } from '../../../runs.ts';
import { bodyTexts, deepArray } from '../http/fuzz/mutated.ts';

describe('an event of the socket', () => {
  it('of a known type is read, also for a purchase that is identified by a number', () => {
    for (const type of serverEventTypes) {
      expect(eventFrom({ type, trxid: 'TRX-1', more: 1 })).toEqual({ type, trxId: 'TRX-1' });
      for (const trxid of [undefined, null]) expect(eventFrom({ type, trxid })).toEqual({ type, trxId: null });
    }
    expect(eventFrom({ type: 'payment', trxid: 7 })).toEqual({ type: 'payment', trxId: '7' });
  });

  it.each(['chat', 'REFRESH', '__proto__', 'toString'])(
    'of the unknown type %s still signals that something changed',
    (type) => {
      expect(eventFrom({ type })).toEqual({ type: 'refresh', trxId: null });
    },
  );

  it('that is invalid is dropped', () => {
    const wrong = [
      { type: ['refresh'] },
      { type: 7 },
      { type: 'refresh', trxid: 1.5 },
      { type: 'refresh', trxid: 'x'.repeat(201) },
    ];
    for (const payload of [null, undefined, 'refresh', 7, [], {}, new ArrayBuffer(3), () => 1, ...wrong])
      expect(eventFrom(payload)).toBeNull();
  });

  it('reaches no prototype', () => {
    const names = '{"__proto__":{"tainted":1},"constructor":{"prototype":{"tainted":1}},"type":"assessment"}';
    expect(eventFrom(JSON.parse(names))).toEqual({ type: 'assessment', trxId: null });
    expect('tainted' in {}).toBe(false);
  });

  it.each(hostileTexts)('passes on nothing but a known type and a number: %.60s', (text) => {
    const told = { type: text, trxid: text, message: text, title: text, url: text, [text]: text };
    expect(eventFrom(told)).toEqual(text.length > 200 ? null : { type: 'refresh', trxId: text });
    expect(eventFrom({ ...told, trxid: 'TRX-1' })).toEqual({ type: 'refresh', trxId: 'TRX-1' });
  });

  it('is read or dropped, for random payloads', () => {
    const fits = (text: string) => {
      let payload: unknown = text;
      try {
        payload = JSON.parse(text);
      } catch {
        // the text is not JSON, so it stays as it is
      }
      const notice = eventFrom(payload);
      if (notice === null) return;
      expect(serverEventTypes).toContain(notice.type);
      expect(notice.trxId === null || (typeof notice.trxId === 'string' && notice.trxId.length <= 200)).toBe(true);
    };
    fc.assert(fc.property(bodyTexts({ type: 'assessment', trxid: 'TRX-1' }), fits), { numRuns: runs(1_000, 10_000) });
    for (const text of [deepArray, `{"type":${deepArray}}`, `{"type":"refresh","trxid":${deepArray}}`]) fits(text);
  });
});

afterEach(() => vi.restoreAllMocks());

const managerOf = async (usesCookies: boolean) => {
  const opened = vi.spyOn(Manager.prototype, 'open').mockReturnThis();
  const identity = { bearer: null, usesCookies };
  const channel = new SocketRealtimeChannel({ url: 'http://api.test', path: '/socket.io' }, identity, {
    next: () => 0,
  });
  const subscription = channel.events().subscribe();
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  subscription.unsubscribe();
  return opened.mock.contexts[0] as Manager;
};

it('reconnects after full jitter between 5 s and 30 s, so that clients do not all reach a restarted server at once (fault matrix 20)', async () => {
  const manager = await managerOf(true);
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax(), manager.randomizationFactor()]).toEqual([
    5_000, 30_000, 1,
  ]);
});

it.each([true, false])('cookies are sent only where they identify the person: %s', async (usesCookies) => {
  expect((await managerOf(usesCookies)).opts.withCredentials).toBe(usesCookies);
});
