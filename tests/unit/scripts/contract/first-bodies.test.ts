import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { check } from '../../../../tools/contract/check/check.ts';

/** A server with exactly the first replies of the page for authors of an API; all else is not there yet. */
const serving = async (replies: Readonly<Record<string, unknown>>) => {
  const table = Object.entries({ ...replies, 'GET /api/date-now': null }).map(([call, reply]) => ({
    call: new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`),
    reply,
  }));
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const found = table.find(({ call }) => call.test(`${request.method} ${path}`));
    const cookie = { 'Set-Cookie': 'XSRF-TOKEN=t; Path=/' };
    const json = { 'Content-Type': 'application/json' };
    const now = { data: new Date().toISOString() };
    if (path === '/sanctum/csrf-cookie') response.writeHead(204, cookie).end();
    else if (found) response.writeHead(200, { ...json, ...cookie }).end(JSON.stringify(found.reply ?? now));
    else response.writeHead(404, json).end('{"message":"Not Found"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
};

it('the first replies of the documents cost a candidate nothing: what is optional and not sent is told apart', async () => {
  const page = fs.readFileSync('docs/how-to-serve-this-portal.md', 'utf8');
  const [, first = ''] = /^```json5\n(.*?)^```/ms.exec(page) ?? [];
  const { url, stop } = await serving(JSON.parse(first));
  try {
    const { summary, text } = await check({
      baseUrl: url,
      email: 'siti@contoh.example',
      password: 'kata-sandi',
      authentication: 'session',
    });
    expect([summary.costly, text.split('\n').filter((line) => /^ *✗/.test(line))]).toEqual([0, []]);
    expect(summary.notSent).toBeGreaterThan(0);
  } finally {
    stop();
  }
});
