import type { ApiCall } from '../../../../src/adapters/http/define-call.ts';
import { leftOutWhile } from '../../../../src/adapters/http/rows.ts';
import type { Send } from '../../../../src/adapters/http/send.ts';
import { isFields } from '../../../../src/application/fields-of.ts';

type Json = unknown;
type Rewrite = (body: Json, request: Request) => Json;

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);

/** Keys that a server has for itself. */
const ofItsOwn = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`kolom_${at}`, at % 3 === 0 ? null : { nilai: at }]),
);

/** A value as Laravel writes it over MySQL without types: numbers and flags as text and 0 and 1, instants with microseconds, nothing as null or `[]`. */
const asLaravel = (value: Json): Json => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return Number(value);
  if (value === '') return null;
  if (typeof value === 'string') return isInstant(value) ? new Date(value).toISOString().replace(/Z$/, '000Z') : value;
  if (Array.isArray(value)) return value.map(asLaravel);
  if (!isFields(value)) return value;
  const fields = Object.entries(value);
  if (fields.length === 0) return [];
  return { ...Object.fromEntries(fields.map(([name, each]) => [name, asLaravel(each)])), ...ofItsOwn };
};

/** Replies in Laravel's forms: a resource without a code, a page with its numbers under `meta`. */
const laravel: Rewrite = (body) => {
  if (!isFields(body) || !('data' in body) || body.code !== '00') return body;
  const { code: _, message: __, data, ...beside } = body;
  const page =
    isFields(data) && Array.isArray(data.data)
      ? data
      : Array.isArray(data) && 'current_page' in beside
        ? { data, ...beside }
        : null;
  if (!page) return { data: asLaravel(data), ...beside };
  const { data: rows, filters, ...meta } = page as Record<string, Json>;
  return {
    data: asLaravel(rows),
    links: { first: null, last: null, prev: null, next: null },
    meta,
    ...(filters ? { filters: asLaravel(filters) } : {}),
    ...beside,
  };
};

const modules = import.meta.glob<Record<string, object>>('../../../../src/adapters/http/*/*-calls.ts', { eager: true });
const isCall = (value: unknown): value is ApiCall<unknown> =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value;
const calls = Object.values(modules)
  .flatMap((exported) => Object.values(exported).flatMap((group) => Object.values(group)))
  .filter(isCall);

/** Several calls share an address: an answer is saved, handed in and uploaded at one. */
const callsOf = ({ method, url }: Request) =>
  calls.filter((call) => {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\*\}/, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
    return (call.method ?? 'GET') === method && pattern.test(new URL(url).pathname);
  });

/**
 * By these a page knows what is the case and what may be done, and a person tells things apart: a reader takes a reply without them,
 * but nobody gets anywhere with it.
 */
const meaning = new Set([
  'current_page',
  'last_page',
  'total',
  'status',
  'kind',
  'type',
  'name',
  'title',
  'text',
  'value',
  'waiting_for',
  'decision',
  'question_detail_id',
  'trx_id',
  'id',
  'competent',
  'source',
  'expires_at',
  'schema',
  'schedule',
  'schedule_id',
  'starts_at',
  'site',
  'site_name',
  'budgets',
  'budgetary',
  'price',
  'amount',
  'code',
  'units',
  'elements',
  'requirements',
  'stages',
  'exams',
  'questions',
  'options',
  'answers',
  'read',
  'information',
  'trxid',
  'data',
  'token',
  'label',
  'no',
  'criteria',
  'answer',
  'user',
  'email',
  'fullname',
  'until',
  'appeal_until',
  'number',
  'rating',
  'author',
  'file',
  'file_id',
  'seats_left',
  'receipt',
  'content',
  'institution',
  'level',
  'review',
  'answered',
  'submitted_at',
  'sent_at',
  'company',
  'answers_count',
  'uploaded_at',
  'size',
  'at',
  'appeal',
  'reason',
  'signature',
  'identity_type',
  'identity_number',
  'birth_place',
  'birth_date',
  'gender',
  'nationality',
  'address',
  'province_id',
  'city_id',
  'district_id',
  'village_id',
  'postal_code',
  'mobile_phone',
  'qualification',
  'has_disability',
  'certificate',
]);

/** Every name in a reply, each with its way there; names in the rows of a list are one. The whole comes before its parts. */
const waysIn = (value: Json, way: readonly string[] = []): (readonly string[])[] => {
  if (Array.isArray(value)) {
    const ways = value.flatMap((each) => waysIn(each, [...way, '*']));
    return [...new Map(ways.map((each) => [each.join('.'), each])).values()];
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [[...way, name], ...waysIn(each, [...way, name])]);
};

const withoutWay = (value: Json, [name = '', ...rest]: readonly string[]): Json => {
  if (name === '*') return Array.isArray(value) ? value.map((each) => withoutWay(each, rest)) : value;
  if (!isFields(value) || !(name in value)) return value;
  const { [name]: at, ...others } = value;
  return rest.length === 0 ? others : { ...others, [name]: withoutWay(at, rest) };
};

/** Only what a page cannot do without: each name is left out that the portal's reader can miss. */
const bare: Rewrite = (body, request) => {
  const isReadBy = (call: ApiCall<unknown>, reply: Json) => {
    const { judged, leftOut } = leftOutWhile(() => call.reply.safeParse(reply));
    return judged.success && leftOut.length === 0;
  };
  const readers = callsOf(request).filter((call) => isReadBy(call, body));
  if (readers.length === 0) return body;
  const isRead = (reply: Json) => readers.every((call) => isReadBy(call, reply));
  return waysIn(body).reduce((reply, way) => {
    if (meaning.has(way.at(-1) ?? '') || way.at(-1) === 'data') return reply;
    const less = withoutWay(reply, way);
    return isRead(less) ? less : reply;
  }, body);
};

const rewrites: Readonly<Record<string, Rewrite>> = { bare, laravel };

/** The server, answering in another way when `REPLIES` names one (`npm test` plays the journeys with each). */
export const inOtherWays = (send: Send, way = process.env.REPLIES): Send => {
  const rewrite = way ? rewrites[way] : undefined;
  if (way && !rewrite) throw new Error(`REPLIES is one of ${Object.keys(rewrites)}`);
  if (!rewrite) return send;
  return async (request, ...rest) => {
    const response = await send(request.clone(), ...rest);
    if (!response.ok || !/json/.test(response.headers.get('Content-Type') ?? '')) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(rewrite(await response.json(), request)), { status, headers });
  };
};
