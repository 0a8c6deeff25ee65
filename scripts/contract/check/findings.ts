import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { fieldsOf } from '../../../src/application/fields-of.ts';
import type { Exchange } from '../recording/recorder.ts';
import { table } from '../table.ts';
import { Comparison, type Drift, type Known } from './drift.ts';
import { jsonOf } from './known.ts';

/** What was found about one call. */
export interface Finding {
  readonly name: string;
  readonly call: string;
  /** How often it was sent. */
  readonly replies: number;
  readonly drifts: readonly Drift[];
}

const row = (call: object) => table.find((each) => each.call === call);

const isJson = (contentType: string) => contentType === '' || /json/i.test(contentType);

/** Statuses that are a word about the candidate and not about the server: there is no such thing, or not yet. */
const ofCandidate = new Set([403, 404]);

const drift = (kind: Drift['kind'], expected: string, found: string, cost: Drift['cost']): Drift => ({
  kind,
  field: '',
  expected,
  found,
  cost,
});

const whole = (exchange: Exchange): Drift | null => {
  const { status, contentType, redirectedTo } = exchange;
  if (redirectedTo !== null && /html/i.test(contentType))
    return drift('status', '200', 'dialihkan ke halaman HTML', 'reply');
  if (status < 200 || status > 299) return drift('status', '200', String(status), 'reply');
  if (status !== 200 && status !== 201)
    return drift('status', '200', String(status), status === 204 ? 'none' : 'reply');
  return null;
};

const driftsOf = (exchange: Exchange, known: Known | undefined): readonly Drift[] => {
  const found = row(exchange.call);
  const wrong = whole(exchange);
  if (wrong || !found) return wrong ? [wrong] : [];
  if (!('reply' in found.call)) return isJson(exchange.contentType) ? [drift('format', 'file', 'JSON', 'reply')] : [];
  if (!isJson(exchange.contentType))
    return [drift('format', 'JSON', exchange.contentType.split(';')[0] ?? '', 'reply')];
  const body = jsonOf(exchange);
  if (body === undefined) return [drift('format', 'JSON', 'JSON yang rusak', 'reply')];
  if (refusalOf(body)) return [drift('refused', 'keberhasilan', 'kata yang dibaca portal sebagai penolakan', 'reply')];
  return known ? new Comparison(found.call.reply, known).reply(body) : [];
};

/** `02`, `03`, and the statuses of errors. */
const refusingCode = /^(0?[23]|[45]\d\d)$/;

/** A refusal in the words of the contract, such as that there is no result yet: it says nothing about the form of a good reply. */
const isRefused = (exchange: Exchange): boolean =>
  whole(exchange) === null && refusingCode.test(String(fieldsOf(jsonOf(exchange)).code));

/** All that was sent, call by call, with what differs from what the portal knows. */
export const findingsOf = (all: readonly Exchange[], known: ReadonlyMap<object, Known>): readonly Finding[] => {
  const exchanges = all.filter((exchange) => !isRefused(exchange));
  return [...new Set(exchanges.map(({ call }) => call))].map((call) => {
    const sent = exchanges.filter((each) => each.call === call);
    const drifts = new Map<string, Drift>();
    for (const exchange of sent) {
      for (const each of driftsOf(exchange, known.get(call))) {
        const key = `${each.kind} ${each.field}`;
        if (!drifts.has(key) || drifts.get(key)?.cost === 'none') drifts.set(key, each);
      }
    }
    // another assessment may well have no result yet: only a call that never worked says something about the server
    const worked = sent.some((exchange) => whole(exchange) === null);
    const told = [...drifts.values()].filter(
      ({ kind, found }) => kind !== 'status' || !worked || !ofCandidate.has(Number(found)),
    );
    const { name = '', method = '', path = '' } = row(call) ?? {};
    return { name, call: `${method} ${path}`, replies: sent.length, drifts: told };
  });
};
