import { expect, test } from 'vitest';
import type { NoticeChannel } from '../../../../fake-backend/realtime.ts';
import { createRealtime } from '../../../../fake-backend/realtime.ts';
import { openPage } from './page.ts';

test('upload progress is told in steps and ends with all bytes', async () => {
  const page = await openPage();
  await page.get('/sanctum/csrf-cookie');
  const told: number[] = [];
  const request = new Request('http://portal.test/api/login', { method: 'POST', body: 'x'.repeat(1000) });
  await page.send(request, (sent, total) => told.push(sent / total));
  expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('an abort during the latency rejects with its reason, and nothing is handled', async () => {
  const page = await openPage({ latency: 60_000 });
  const abort = new AbortController();
  const sent = page.send(new Request('http://portal.test/sanctum/csrf-cookie', { signal: abort.signal }));
  abort.abort(new Error('left'));
  await expect(sent).rejects.toThrow('left');
  expect(page.cookies.cookie).toBe('');
});

test('the reply carries no header of the simulation, the cookies are in the jar', async () => {
  const page = await openPage();
  const reply = await page.get('/sanctum/csrf-cookie');
  expect([...reply.headers.keys()].filter((name) => name.startsWith('x-simulation'))).toEqual([]);
  expect(page.cookies.cookie).toMatch(/^portal_simulasi_session=[0-9a-f]{40}; XSRF-TOKEN=\w+%3D$/);
});

test('the same story gives the same secrets, another session other ones', async () => {
  const secrets = async () => {
    const page = await openPage();
    await page.logIn('ayu');
    return page.cookies.cookie;
  };
  expect(await secrets()).toBe(await secrets());
});

test("notices reach the candidate's connections in this tab and in others, but for the one that caused them", () => {
  const tabs: NoticeChannel[] = [];
  const channel = (): NoticeChannel => {
    const own: NoticeChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const tab of tabs) if (tab !== own) tab.onmessage?.({ data } as MessageEvent);
      },
    };
    tabs.push(own);
    return own;
  };
  const [here, there] = [createRealtime(channel()), createRealtime(channel())];
  const heard: string[] = [];
  const connect = (realtime: typeof here, id: string, candidateId: string) =>
    realtime.connect({ id, candidateId, push: ({ type }) => heard.push(`${id}:${type}`) });
  connect(here, 'a', '1');
  connect(here, 'b', '1');
  connect(here, 'stranger', '2');
  const leave = connect(there, 'c', '1');
  here.publish({ candidateId: '1', event: { type: 'refresh' }, exceptConnection: 'a' });
  expect(heard).toEqual(['b:refresh', 'c:refresh']);
  leave();
  here.publish({ candidateId: '1', event: { type: 'payment', trxid: 'T' } });
  expect(heard.slice(2)).toEqual(['a:payment', 'b:payment']);
});
