import * as z from 'zod/mini';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { examCalls } from '../../../src/adapters/http/exam/exam-calls.ts';
import { isFields } from '../../../src/application/fields-of.ts';
import { checkedCalls, type Finding } from '../check/findings.ts';
import { costs } from '../check/judge.ts';
import { jsonOf, type Known } from '../check/known.ts';
import { formOf, isTable } from '../check/shape.ts';
import type { Exchange } from '../recording/recorder.ts';
import { table } from '../table.ts';
import type { Breach, Player } from './player.ts';

const text = z.string().check(z.maxLength(20_000));
const itemWire = z.strictObject({
  field: text,
  wanted: text,
  came: text,
  sees: text,
  mend: text,
  weight: z.int(),
});

export const callWire = z.strictObject({
  name: text,
  call: text,
  path: text,
  sent: text,
  came: text,
  items: z.array(itemWire),
});

export type Item = z.infer<typeof itemWire>;
export type CallReport = z.infer<typeof callWire>;

const whole = 'seluruh jawaban';
const longest = 160;
const longestReply = 700;
const mostFields = 40;

const cut = (words: string, most = longest): string =>
  words.length > most ? `${words.slice(0, most - 60)}… (${words.length} huruf)` : words;

const shownSent = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3).map((each) => shownSent(each));
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shownSent(each, key)]));
  return /password|token/.test(name) ? '•••' : typeof value === 'string' ? cut(value) : value;
};

const ofApi = /^(code|status|success|kind|type|action|competent)$/;

/** The form of a reply without its content, because reports must not contain personal data. Keywords of the API stay. */
const shownCame = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => shownCame(each, name));
  if (isFields(value)) {
    if (isTable(value)) return { '…': shownCame(Object.values(value)[0]) };
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, mostFields)
        .map(([key, each]) => [key, shownCame(each, name === 'errors' ? 'message' : key)]),
    );
  }
  if (value === null || typeof value === 'boolean') return value;
  const isWord = name === 'message' || name === 'code' || (ofApi.test(name) && /^[\w-]{1,24}$/.test(String(value)));
  return isWord ? (typeof value === 'string' ? cut(value) : value) : formOf(value);
};

const sentText = ({ sent }: Exchange): string => (sent === undefined ? '' : JSON.stringify(shownSent(sent)));

const cameText = (exchange: Exchange): string => {
  const { status, contentType, text: body } = exchange;
  const json = jsonOf(exchange);
  const said =
    json === undefined ? `(${body.length} huruf, bukan JSON)` : cut(JSON.stringify(shownCame(json)), longestReply);
  if (status === 0) return `(tidak ada jawaban: koneksi terputus, atau lebih dari 20 detik: ${body})`;
  return `${status} ${contentType.split(';')[0]}\n${body === '' ? '(kosong)' : said}`;
};

const rowOf = ({ call }: Exchange) => table.find((row) => row.call === call);
const callOf = (exchange: Exchange | null): string => {
  const row = exchange && rowOf(exchange);
  return row ? `${row.method} ${row.path}` : `GET ${exchange?.path ?? ''}`;
};

/** The severity of a finding; from 1 on, the candidate loses something. */
const weightOfFinding = ({ cost, isOptional }: Finding): number => (isOptional ? 0 : costs.indexOf(cost));

const itemOf = (finding: Finding): Item => {
  const { kind, field, expected, example, found, seen, mend } = finding;
  const weight = weightOfFinding(finding);
  // this text of the reader names no field
  if (kind === 'refused' && field === 'reply')
    return {
      field: whole,
      wanted: 'isi yang lengkap',
      came: 'tidak terbaca',
      sees: seen,
      mend: 'lengkapi yang kurang',
      weight,
    };
  const wanted = example && weight > 0 ? `${expected}: ${example}` : expected;
  return { field: field || whole, wanted, came: found, sees: seen, mend, weight };
};

const together = (items: readonly Item[]): Item[] => {
  const rows = new Map<string, Item>();
  for (const item of items) {
    const key = [item.weight, item.came, item.sees, item.mend].join();
    const row = rows.get(key);
    const lines = (name: 'field' | 'wanted') => (row ? `${row[name]}\n${item[name]}` : item[name]);
    rows.set(key, { ...item, field: lines('field'), wanted: lines('wanted') });
  }
  return [...rows.values()];
};

const ofBreach = ({ title, wanted, sees, mend, exchange, weight }: Breach): CallReport => {
  const came = exchange ? cameText(exchange) : '(tidak ada jawaban)';
  const item = { field: title, wanted, came: came.split('\n')[0] ?? '', sees, mend, weight };
  const call = callOf(exchange);
  return {
    name: title,
    call,
    path: exchange?.path ?? call,
    sent: exchange ? sentText(exchange) : '',
    came,
    items: [item],
  };
};

/** The findings about each call that was sent since `from`, and about each rule that the API has broken. */
export const callReports = (player: Player, known: ReadonlyMap<object, Known>, from: number): readonly CallReport[] => {
  const { exchanges: all } = player.http;
  const sent = new Set(all.slice(from).map(({ call }) => call));
  const texts = new Map(
    all.filter(({ call }) => sent.has(call)).map((each) => [`${rowOf(each)?.name} ${each.path} ${each.text}`, each]),
  );
  const exchanges = [...texts.values()]; // drops the repeated replies of polling
  const isLeftOut = (name: string) => {
    if (name === 'assessment.appeal') return !all.some(({ call }) => call === assessmentCalls.sendAppeal);
    const feature = table.find((row) => row.name === name)?.feature;
    return feature !== undefined && !player.features[feature as keyof typeof player.features]?.on;
  };
  const submissions = all.filter(({ call }) => call === examCalls.submit);
  const isHandedIn = submissions.length > 0 && submissions.every(({ status }) => status < 300);
  // there is no result yet of exams that were not all submitted
  const isTooEarly = (name: string, { kind, found }: Finding) =>
    name === 'assessment.result' && !isHandedIn && kind === 'status' && /^40[34]$/.test(found);
  const compared = checkedCalls(exchanges, known).filter(({ name }) => !isLeftOut(name));
  const calls = compared.map(({ name, call, drifts }): CallReport => {
    const own = exchanges.filter((each) => rowOf(each)?.name === name);
    // a costly finding is proved by the reply that shows it; findings hold no replies, because they are printed
    const worst = Math.max(0, ...drifts.map(weightOfFinding));
    const shows = (each: Exchange) =>
      checkedCalls([each], known).some((found) => found.drifts.some((drift) => weightOfFinding(drift) === worst));
    const exchange = (worst > 0 ? own.find(shows) : undefined) ?? own.at(-1);
    const texts = exchange && { path: exchange.path, sent: sentText(exchange), came: cameText(exchange) };
    return {
      name,
      call,
      ...(texts ?? { path: '', sent: '', came: '' }),
      items: together(drifts.filter((each) => each.kind !== 'extra' && !isTooEarly(name, each)).map(itemOf)),
    };
  });
  return [...calls, ...player.breaches.map(ofBreach)];
};

const ofCandidate = ({ items }: CallReport) =>
  items.every(({ field, came }) => field === whole && /^40[34]\b/.test(came));

/** The newer report of each call, unless it only says that the requested data does not exist yet. */
export const merged = (before: readonly CallReport[], now: readonly CallReport[]): readonly CallReport[] => {
  const calls = new Map(before.map((each) => [each.name, each]));
  for (const each of now)
    if (!calls.has(each.name) || each.items.length === 0 || !ofCandidate(each)) calls.set(each.name, each);
  return [...calls.values()];
};

export const weightOf = ({ items }: CallReport): number => Math.max(0, ...items.map(({ weight }) => weight));
