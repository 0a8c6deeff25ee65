import fs from 'node:fs';
import type { RequestListener } from 'node:http';

const page = fs.readFileSync('docs/how-to-serve-this-portal.md', 'utf8');
const bodies: object = JSON.parse(/^```json5\n(.*?)^```/ms.exec(page)?.[1] ?? '{}');
const calls = Object.entries(bodies).map(([call, body]) => ({
  form: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  reply: () => (call === 'GET /api/date-now' ? { data: new Date().toISOString() } : body),
}));

const ofGuests = /sanctum|schema|schedule|reviews|date-now/;
const password = 'rahasia99';

/** Answers exactly the first bodies of the page for authors of an API, to whoever is logged in; nothing else is there yet. */
export const firstBodies = (): RequestListener => {
  let isIn = false;
  return async (request, response) => {
    let said = '';
    for await (const part of request) said += part;
    const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
    const send = (status: number, body?: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'XSRF-TOKEN=t; Path=/' })
        .end(body && JSON.stringify(body));
    if (call === 'POST /api/login') isIn = said.includes(`"${password}"`);
    if (!isIn && !ofGuests.test(call)) return send(401, { message: 'Unauthenticated.' });
    if (call === 'POST /api/logout') isIn = false;
    if (call === 'GET /sanctum/csrf-cookie') return send(204);
    const found = calls.find(({ form }) => form.test(call));
    return found ? send(200, found.reply()) : send(404, { message: 'Not Found' });
  };
};
