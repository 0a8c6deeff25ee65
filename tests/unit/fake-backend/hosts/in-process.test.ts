import { expect, test } from 'vitest';
import { openPage } from './page.ts';

test('upload progress is reported in steps and ends with all bytes', async () => {
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

test('the reply has no header of the simulation, and the cookies are in the jar', async () => {
  const page = await openPage();
  const reply = await page.get('/sanctum/csrf-cookie');
  expect([...reply.headers.keys()].filter((name) => name.startsWith('x-simulation'))).toEqual([]);
  expect(page.cookies.cookie).toMatch(/^portal_simulasi_session=[0-9a-f]{40}; XSRF-TOKEN=\w+%3D$/);
});
