import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { fieldsOf } from '../../../src/application/fields-of.ts';
import type { Exchange } from '../recording/recorder.ts';
import { table } from '../table.ts';
import { Comparison, type Drift } from './drift.ts';
import { jsonOf, type Known } from './known.ts';

/** The drifts of one call. */
export interface Finding {
  readonly name: string;
  readonly call: string;
  /** How often it was sent. */
  readonly replies: number;
  readonly drifts: readonly Drift[];
}

/** Statuses that say something about the candidate, not about the server: the requested data does not exist, or not yet. */
const ofCandidate = new Set(['403', '404']);

const ofWhole = (kind: Drift['kind'], expected: string, found: string, cost: Drift['cost'] = 'reply'): Drift => {
  return { kind, field: '', expected, found, cost };
};

const statusDrift = ({ status, contentType, redirected }: Exchange): Drift | null => {
  if (redirected && /html/i.test(contentType)) return ofWhole('status', '200', 'dialihkan ke halaman HTML');
  if (status === 200 || status === 201) return null;
  return ofWhole('status', '200', String(status), status === 204 ? 'none' : 'reply');
};

const driftsOf = (exchange: Exchange, known: Known | undefined): readonly Drift[] => {
  const { call } = table.find((row) => row.call === exchange.call) ?? {};
  const wrong = statusDrift(exchange);
  if (wrong || !call) return wrong ? [wrong] : [];
  const [contentType = ''] = exchange.contentType.split(';');
  const isJson = contentType === '' || /json/i.test(contentType);
  if (!('reply' in call)) return isJson ? [ofWhole('format', 'file', 'JSON')] : [];
  if (!isJson) return [ofWhole('format', 'JSON', contentType)];
  const body = jsonOf(exchange);
  if (body === undefined) return [ofWhole('format', 'JSON', 'JSON yang rusak')];
  if (refusalOf(body)) return [ofWhole('refused', 'keberhasilan', 'kata yang dibaca portal sebagai penolakan')];
  return known ? new Comparison(call.reply, known).reply(body) : [];
};

/** `02`, `03`, and the statuses of errors. */
const refusingCode = /^(0?[23]|[45]\d\d)$/;

/** A refusal as the contract defines it, for example because there is no result yet. It says nothing about the form of a good reply. */
const isRefused = (exchange: Exchange): boolean =>
  statusDrift(exchange) === null && refusingCode.test(String(fieldsOf(jsonOf(exchange)).code));

/** Groups the exchanges by call, and lists how each call differs from what the portal knows. */
export const findingsOf = (all: readonly Exchange[], known: ReadonlyMap<object, Known>): readonly Finding[] => {
  const exchanges = all.filter((exchange) => !isRefused(exchange));
  return [...new Set(exchanges.map(({ call }) => call))].map((call) => {
    const sent = exchanges.filter((each) => each.call === call);
    const drifts = new Map<string, Drift>();
    for (const each of sent.flatMap((exchange) => driftsOf(exchange, known.get(call)))) {
      const key = `${each.kind} ${each.field}`;
      if (!drifts.has(key) || drifts.get(key)?.cost === 'none') drifts.set(key, each);
    }
    // a 403 or 404 counts only if the call never worked, because another assessment may have no result yet
    const worked = sent.some((exchange) => statusDrift(exchange) === null);
    const told = [...drifts.values()].filter(
      ({ kind, found }) => kind !== 'status' || !worked || !ofCandidate.has(found),
    );
    const { name = '', method = '', path = '' } = table.find((row) => row.call === call) ?? {};
    return { name, call: `${method} ${path}`, replies: sent.length, drifts: told };
  });
};
