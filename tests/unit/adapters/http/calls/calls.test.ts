import { expect, it } from 'vitest';
import type { HttpSettings } from '../../../../../src/adapters/http/send.ts';
import { emptyReply } from '../replies.ts';
import { httpRepositories, type Use } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';
import { repositoryCalls } from './repository-calls.ts';

const namesOf = async (request: Request): Promise<string> => {
  const type = request.headers.get('Content-Type');
  if (type === null) return '';
  const multipart = type.startsWith('multipart/form-data');
  const names = multipart ? [...(await request.formData()).keys()] : Object.keys(await request.json());
  return ` ${multipart ? 'multipart ' : ''}{${names.join(', ')}}`;
};

const lineOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url);
  return `${request.method} ${pathname}${search}${await namesOf(request)}`;
};

/** The method, address and body fields of each request that the call sends. Every reply is an error, because only requests are tested. */
const sentBy = async (call: Use, settings: Partial<HttpSettings> = {}): Promise<readonly string[]> => {
  const { http, sent } = scriptedClient(() => emptyReply(500), settings);
  await Promise.allSettled([call(httpRepositories(http))]);
  return Promise.all(sent.map(lineOf));
};

it.each(repositoryCalls)('a call has the address and the fields of the specification: %s', async (specified, call) => {
  expect(await sentBy(call)).toEqual([specified.replace(/^(\[\S+\] )+/, '')]);
});

it('a page without a CSRF cookie gets one before it sends anything [7.account.csrf-cookie]', async () => {
  const sent = await sentBy((it) => it.accounts.logOut(), { cookies: () => '' });
  expect(sent).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/logout']);
});
