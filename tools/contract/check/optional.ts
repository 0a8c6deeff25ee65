import page from '../../../docs/how-to-serve-this-portal.md?raw';
import { isFields } from '../../../src/application/fields-of.ts';
import type { Row } from '../row.ts';
import { table } from '../table.ts';
import type { Renamed } from './renames.ts';
import { opened, type Place, within } from './shape.ts';

/** The replies that the page for authors of an API shows, which suffice. */
const shownReplies: readonly (readonly [string, unknown])[] = [...page.matchAll(/^```json5\n(.*?)^```/gms)].flatMap(
  ([, json = '{}']) => Object.entries(JSON.parse(json)),
);

const shown = (wanted: string): readonly unknown[] =>
  shownReplies.flatMap(([call, reply]) => (call === wanted ? [reply] : []));

/** For a call that reads one thing of a list: a reply for each row that the documents show. */
const rowsOfList = (path: string): readonly unknown[] =>
  shown(`GET ${path.replace(/\/\{[^}]*\}$/, '')}`)
    .flatMap((reply) => (isFields(reply) && Array.isArray(reply.data) ? reply.data : []))
    .map((data) => ({ data }));

/**
 * The shown replies to a call. For one that has none of its own: those to the call that reads the same, or the rows of the list that it reads
 * one of.
 */
const repliesTo = ({ method, path }: Row): readonly unknown[] => {
  const own = shown(`${method} ${path}`);
  if (own.length > 0) return own;
  const same = shown(`GET ${path.replace(/\/$/, '')}/{id}`);
  return same.length > 0 || method !== 'GET' ? same : rowsOfList(path);
};

const valuesAt = (value: unknown, [step, ...rest]: Place): readonly unknown[] => {
  if (step === undefined) return [value];
  if (step === '[]') return (Array.isArray(value) ? value : [value]).flatMap((each) => valuesAt(each, rest));
  return isFields(value) && step in value ? valuesAt(value[step], rest) : [];
};

const conceptOf = ({ name }: Row) => name.split('.')[0];

const stepsOf = (field: string): Place => field.replaceAll('[]', '.[]').split('.');

/** Whether other replies or rows have this field, so that the server leaves it out where it is null. */
const isSentElsewhere = (field: string, bodies: readonly unknown[]): boolean =>
  bodies.some((body) => valuesAt(body, within(opened(body).at, stepsOf(field))).length > 0);

/** Whether the documents show replies to this call, or the rows of its list in replies to related calls, and none with this field. */
const isNeverShown = (field: string, row: Row): boolean => {
  const steps = stepsOf(field);
  const name = steps.at(-1) ?? '';
  const holdersIn = (replies: readonly unknown[]) =>
    replies.flatMap((reply) => valuesAt(reply, within(opened(reply).at, steps.slice(0, -1))));
  const own = holdersIn(repliesTo(row));
  const related = () => holdersIn(table.filter((other) => conceptOf(other) === conceptOf(row)).flatMap(repliesTo));
  const holders = own.length > 0 || !steps.includes('[]') ? own : related();
  return holders.length > 0 && holders.every((each) => isFields(each) && !(name in each));
};

const ofEnvelope = new Set(['code', 'message', 'status', 'success', 'data']);

/** Whether a reply has nothing but a word of success, after which the portal reads what it needs. */
const isBareSuccess = (body: unknown, { method }: Row): boolean =>
  method !== 'GET' &&
  isFields(body) &&
  !(Array.isArray(body.data) || isFields(body.data)) &&
  Object.keys(body).every((name) => ofEnvelope.has(name));

/**
 * Fields of features that a server need not have, and of what a page leaves out without them or knows by other means: a session's token, the
 * zone of a city, the type of an exam that is not written, or the user in the reply to a log-in.
 */
const lackable = [
  /(^|\.)(filters|guardian_consent|payment_proof|adjustments|renewal_of|previous_transaction_id|register_number)$/,
  /^filters\.|^data\.token$|^data\.type$|\.exams\[\]\.type$|^(data\.)?user(\.|$)|\.zone$|\.file_id$|\.stages\[\]\.(note|due)$/,
];

/** Whether a server may do without this, although a page then shows less. */
export const isOptional = (
  { kind, cost, field, found, isAlways, renamed }: Renamed,
  row: Row,
  bodies: readonly unknown[],
): boolean => {
  if (kind === 'status') {
    if (row.name === 'profile.find') return found === '404';
    // a route that is missing may be refused before anybody sees that it is
    return (row.feature ?? row.source) !== undefined && (bodies.length > 0 ? /^40[45]$/ : /^40[1345]$/).test(found);
  }
  if (kind !== 'missing' || cost !== 'field' || renamed !== undefined) return false;
  if (lackable.some((form) => form.test(field))) return true;
  if (!isAlways && isSentElsewhere(field, bodies)) return true;
  return isNeverShown(field, row) || (bodies.length > 0 && bodies.every((body) => isBareSuccess(body, row)));
};
