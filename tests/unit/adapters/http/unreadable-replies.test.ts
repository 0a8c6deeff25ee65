import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../../../src/adapters/http/define-call.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
import { tellDevelopers, type UnreadableReply } from '../../../../src/adapters/http/tell-developers.ts';
import { wireMoney } from '../../../../src/adapters/http/wire.ts';
import { rejection } from './rejection.ts';
import { jsonReply, textReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const item = z.object({ id: z.string(), price: wireMoney });
const one = defineCall({ method: 'POST', path: '/api/barang/{id}', reply: dataOf(item) });
const many = defineCall({ method: 'GET', path: '/api/barang', reply: pageOf(item) });

const hearing = (reply: () => Response) => {
  const heard: UnreadableReply[] = [];
  const { http } = scriptedClient(reply, { onUnreadable: (unreadable) => heard.push(unreadable) });
  return { http, heard };
};

describe('a reply that cannot be read', () => {
  it('is reported by call, field and reason, without the values in it', async () => {
    const { http, heard } = hearing(() => jsonReply({ code: '00', data: { id: 'rahasia', price: '750.000' } }));
    expect(await rejection(http.call(one, { params: { id: '7' } }))).toMatchObject({ kind: 'contract' });
    expect(heard).toMatchObject([
      { call: 'POST /api/barang/{id}', lost: 'reply', reasons: [expect.stringMatching(/^price: /)] },
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/rahasia|750/);
  });

  it('is reported when it is no JSON', async () => {
    const { http, heard } = hearing(() => textReply('<html>', 'text/html'));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'between' });
    expect(heard).toEqual([{ call: 'GET /api/barang', lost: 'reply', reasons: ['answered with 200, not by the API'] }]);
  });

  it('with some unreadable rows is reported once, and the other rows are returned', async () => {
    const rows = [{ id: 'a', price: 1 }, { id: 'b' }, { id: 'c', price: 'x' }];
    const { http, heard } = hearing(() => jsonReply({ data: rows }));
    expect(await http.call(many)).toMatchObject({ items: [{ id: 'a' }], unreadable: 2 });
    expect(heard).toMatchObject([{ call: 'GET /api/barang', lost: 'rows' }]);
    expect(heard[0]?.reasons).toHaveLength(2);
  });

  it('without any readable row is reported by the fields that its last row lacks', async () => {
    const { http, heard } = hearing(() => jsonReply({ data: [{ nomor: 'rahasia' }, { nomor: 'b' }] }));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'contract' });
    const reasons = [
      'data: no row can be read',
      expect.stringMatching(/^data\.1\.id: /),
      expect.stringMatching(/^data\.1\.price: /),
    ];
    expect(heard).toEqual([{ call: 'GET /api/barang', lost: 'reply', reasons }]);
    expect(JSON.stringify(heard)).not.toContain('rahasia');
  });

  it('is not reported when it is only a refusal', async () => {
    const { http, heard } = hearing(() => jsonReply({ code: '02', message: 'Tidak bisa' }));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'refused' });
    expect(heard).toEqual([]);
  });

  it('is logged to the console in a few lines, however much is wrong', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    tellDevelopers({
      call: 'GET /api/barang',
      lost: 'rows',
      reasons: Array.from({ length: 500 }, (_, index) => `${index}: expected string`),
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0]).split('\n')).toHaveLength(21);
    expect(warn.mock.calls[0]?.[0]).toContain('GET /api/barang: rows that cannot be read');
  });
});

it('a redirected read that ended at JSON is a normal reply', async () => {
  const { http } = hearing(() => Object.defineProperty(jsonReply({ data: [] }), 'redirected', { value: true }));
  expect(await http.call(many)).toMatchObject({ items: [] });
});
