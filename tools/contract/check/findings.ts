import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { fieldsOf } from '../../../src/application/fields-of.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Row } from '../row.ts';
import { linkOf, table } from '../table.ts';
import { mendOf, noReply, seenOf } from './advice.ts';
import { clockDrifts } from './clock.ts';
import { Comparison, type Drift, keepWorst } from './drift.ts';
import { branchTo, outlineOf } from './example.ts';
import { jsonOf, type Known } from './known.ts';
import { isOptional } from './optional.ts';
import { type Renamed, withRenames } from './renames.ts';

/** A difference between a reply and the contract, with the Indonesian texts of the report. */
export interface Finding extends Renamed {
  readonly method: string;
  readonly path: string;
  readonly link: string;
  /** The effect on the candidate’s page. */
  readonly seen: string;
  /** The change that the server needs, in one line. */
  readonly mend: string;
  /** A server may do without it, although a page then shows less. */
  readonly isOptional: boolean;
}

export interface CheckedCall {
  readonly name: string;
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly link: string;
  readonly replies: number;
  readonly drifts: readonly Finding[];
}

/** Statuses that say something about the candidate, not about the server: the requested data does not exist, or not yet. */
const ofCandidate = new Set(['403', '404']);

const statusOf = ({ status, contentType, redirected }: Exchange): string => {
  if (redirected && /html/i.test(contentType)) return 'dialihkan ke halaman HTML';
  return status === 0 ? noReply : String(status);
};

const isGood = (exchange: Exchange, { statuses = {} }: Partial<Row> = {}): boolean => {
  const status = statusOf(exchange);
  return /^20[0-3]$/.test(status) || (status === '204' && '204' in statuses);
};

const compared = (exchange: Exchange, row: Row, known: Known | undefined): readonly Drift[] => {
  const { call } = row;
  const body = jsonOf(exchange);
  const whole = (kind: Drift['kind'], expected: string, found: string, came = found): readonly Drift[] => {
    const example = known ? JSON.stringify(branchTo(known.replies[0], [])) : '';
    const cost = found === '204' ? 'none' : 'reply';
    return [{ kind, field: '', expected, found, cost, isAlways: false, example, came }];
  };
  const status = statusOf(exchange);
  const told = body === undefined ? status : `${status} ${outlineOf(body, true)}`;
  if (!isGood(exchange, row)) return whole('status', '200', status, told);
  if (status === '204') return [];
  const [contentType = ''] = exchange.contentType.split(';');
  const isJson = contentType === '' || /json/i.test(contentType);
  if (!('reply' in call)) return isJson ? whole('format', 'file', 'JSON') : [];
  if (!isJson) return whole('format', 'JSON', contentType);
  if (body === undefined) return whole('format', 'JSON', 'JSON yang rusak');
  if (refusalOf(body)) return whole('refused', 'keberhasilan', `penolakan di dalam status ${status}`, told);
  return [...(known ? new Comparison(known).reply(body) : []), ...clockDrifts(exchange)];
};

const foundIn = new WeakMap<Exchange, readonly Drift[]>();

/** The walk looks at each reply once per step and once per report. */
const driftsOf = (exchange: Exchange, row: Row, known: Known | undefined): readonly Drift[] => {
  const found = foundIn.get(exchange) ?? compared(exchange, row, known);
  foundIn.set(exchange, found);
  return found;
};

/** A refusal as the specification defines it, for example because there is no result yet. It says nothing about the form of a good reply. */
const isRefused = (exchange: Exchange): boolean =>
  exchange.call !== accountCalls.logIn && isGood(exchange) && /^0?[23]$/.test(String(fieldsOf(jsonOf(exchange)).code));

export const checkedCalls = (all: readonly Exchange[], known: ReadonlyMap<object, Known>): readonly CheckedCall[] =>
  table.flatMap((row) => {
    const { name, method, path, call } = row;
    const sent = all.filter((exchange) => exchange.call === call && !isRefused(exchange));
    if (sent.length === 0) return [];
    const drifts = new Map<string, Drift>();
    for (const each of sent.flatMap((exchange) => driftsOf(exchange, row, known.get(call)))) keepWorst(drifts, each);
    // a 403 or 404 counts only if the call never worked, because another assessment may have no result yet
    const worked = sent.some((exchange) => isGood(exchange, row));
    const told = withRenames([...drifts.values()])
      .filter(({ kind, found }) => kind !== 'status' || !worked || !ofCandidate.has(found))
      .toSorted((a, b) => Number(a.cost === 'none') - Number(b.cost === 'none'));
    const address = { method, path, link: linkOf(row) };
    const textsOf = (drift: Renamed) => ({ seen: seenOf(drift, row), mend: mendOf(drift, row) });
    const bodies = sent.filter((exchange) => isGood(exchange, row)).map(jsonOf);
    const findings = told.map((drift) => ({
      ...{ ...drift, ...address, ...textsOf(drift) },
      isOptional: isOptional(drift, row, bodies),
    }));
    return { name, call: `${method} ${path}`, ...address, replies: sent.length, drifts: findings };
  });
