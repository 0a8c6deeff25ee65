import type { HttpClient, HttpSettings } from '../../../../../src/adapters/http/http-client.ts';
import { emptyReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

type Call = (http: HttpClient) => Promise<unknown>;

/** The id of a row of docs/requirements.md, what goes out, and who sends it. */
export type SpecifiedCall = readonly [id: string, sent: string, call: Call];

/** A call of a repository of this class. */
export const of =
  <Repository>(Class: new (http: HttpClient) => Repository) =>
  (use: (repository: Repository) => Promise<unknown>): Call =>
  (http) =>
    use(new Class(http));

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

/** What goes out: method, address and the names in the body. Nothing of it is answered well: replies are looked at elsewhere. */
export const sentBy = async (call: Call, settings: Partial<HttpSettings> = {}): Promise<readonly string[]> => {
  const { http, sent } = scriptedClient(() => emptyReply(500), settings);
  await Promise.allSettled([call(http)]);
  return Promise.all(sent.map(lineOf));
};
