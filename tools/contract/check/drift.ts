import { wireFlag } from '../../../src/adapters/http/wire.ts';
import { wireInstant } from '../../../src/adapters/http/wire-instant.ts';
import { isFields } from '../../../src/application/fields-of.ts';
import { around, branchTo, lookOf, outlineOf } from './example.ts';
import { type Cost, costOf, costs, type Judged, judged } from './judge.ts';
import type { Known } from './known.ts';
import { partsOf } from './renames.ts';
import {
  changedAt,
  formOf,
  isTable,
  opened,
  type Place,
  placeText,
  removed,
  type Shape,
  stateIn,
  tableKey,
  within,
} from './shape.ts';

export interface Drift {
  readonly kind: 'missing' | 'extra' | 'form' | 'word' | 'envelope' | 'status' | 'format' | 'refused' | 'clock';
  /** Empty if the difference concerns the whole reply. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  readonly cost: Cost;
  /** Each known reply in the same state has a value there. */
  readonly isAlways: boolean;
  /** The expected JSON, as the simulation sends it, cut down to this field. Empty if no field is expected. */
  readonly example: string;
  /** The same part of the actual reply, with the form of each value instead of the value. */
  readonly came: string;
}

/** Converts a value to the expected form; undefined if its meaning is not certain. */
const asExpected = (value: unknown, forms: ReadonlySet<string>): unknown => {
  if (forms.has('angka') && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (forms.has('ya/tidak')) return wireFlag.safeParse(value).data;
  if (forms.has('daftar') && (value === null || value === '')) return [];
  if (forms.has('daftar') && isFields(value)) return Object.values(value);
  if (forms.has('teks') && typeof value === 'number') return String(value);
  if (forms.has('null') && (value === '' || (Array.isArray(value) && value.length === 0))) return null;
  return [...forms].some((form) => form.startsWith('tanggal')) ? wireInstant.safeParse(value).data : undefined;
};

const weightOf = ({ cost, isAlways }: Drift): number => 2 * costs.indexOf(cost) + Number(isAlways);

/** Keeps one difference of a kind for each field: that which costs most. */
export const keepWorst = <Each extends Drift>(drifts: Map<string, Each>, drift: Each): void => {
  const key = `${drift.kind} ${drift.field}`;
  const known = drifts.get(key);
  if (!known || weightOf(drift) > weightOf(known)) drifts.set(key, drift);
};

/**
 * Compares a reply with the known replies of its call, field by field. Measures the cost of a difference by putting it into a known reply.
 */
export class Comparison {
  readonly #drifts = new Map<string, Drift>();
  readonly #known: Known;
  #body: unknown;

  constructor(known: Known) {
    this.#known = known;
  }

  reply(body: unknown): readonly Drift[] {
    const { form, content, beside, at } = opened(body);
    const { envelopes, replies, reader } = this.#known;
    this.#body = body;
    if (!envelopes.has(form)) {
      const { value } = changedAt(body, at, opened(replies[0]).content);
      const cost = judged(reader, value).accepted ? 'none' : 'reply';
      this.#add('envelope', [], envelopes, form, cost, outlineOf(body));
    }
    this.#place(this.#known.content, content, ['data'], '');
    if (!form.startsWith('tanpa')) this.#fields(this.#known.beside, beside, [], '');
    const actual = judged(reader, body);
    if (actual.accepted) this.#readElsewhere(actual);
    if (actual.accepted && actual.rowsLost === 0) this.#readWhole();
    this.#whole(actual);
    const isRead = ({ field }: Drift) => this.#known.names.has(field.replace(/.*[.\]]/, ''));
    return [...this.#drifts.values()].filter((drift) => drift.kind !== 'extra' || !isRead(drift));
  }

  /** Adds the errors of the portal's reader, unless a known difference has the same cost and so explains them. */
  #whole({ accepted, rowsLost, reasons }: Judged): void {
    const cost = accepted ? (rowsLost > 0 ? 'rows' : 'none') : 'reply';
    const explained = [...this.#drifts.values()].some((drift) => drift.cost === cost);
    if (cost === 'none' || explained) return;
    for (const reason of reasons.slice(0, 5)) {
      const [field = '', ...why] = reason.split(': ');
      this.#add('refused', [field], [why.join(': ')], 'ditolak pembaca', cost);
    }
  }

  /** Nothing lost a reply or a row that was read: a field of a choice, for example, that only essays do without. */
  #readWhole(): void {
    for (const [key, drift] of this.#drifts)
      if (drift.cost === 'reply' || drift.cost === 'rows') this.#drifts.set(key, { ...drift, cost: 'none' });
  }

  /** A missing field costs nothing if the portal reads an unknown field beside it instead. */
  #readElsewhere(actual: Judged): void {
    const isRead = ({ field }: Drift) => {
      const place = within(opened(this.#body).at, field.replaceAll('[]', '.[]').split('.'));
      return costOf(actual, judged(this.#known.reader, changedAt(this.#body, place, removed).value)) !== 'none';
    };
    const drifts = [...this.#drifts.values()];
    const read = drifts.filter((each) => each.kind === 'extra' && isRead(each));
    const missing = drifts.filter(({ kind, cost }) => kind === 'missing' && cost !== 'none');
    for (const drift of missing) {
      const beside = (other: Drift) => partsOf(other)[0] === partsOf(drift)[0];
      if (missing.filter(beside).length <= read.filter(beside).length)
        this.#drifts.set(`missing ${drift.field}`, { ...drift, cost: 'none' });
    }
  }

  #place(shape: Shape, value: unknown, place: Place, state: string): void {
    // each known reply in this state records here what somebody did, such as a signature; null says that nobody did it
    if (value === null && shape.fields.size > 0 && shape.forms.has('null') && shape.valued.get(state))
      this.#missing(shape, place, state, value, 'null');
    else if (!shape.forms.has(formOf(value)) && !(shape.forms.has('teks') && typeof value === 'string')) {
      this.#add('form', place, shape.forms, lookOf(value), this.#costOfForm(shape, value, place), outlineOf(value));
    } else if (Array.isArray(value)) {
      if (shape.items?.seen) for (const item of value) this.#place(shape.items, item, [...place, '[]'], state);
    } else if (isFields(value)) this.#fields(shape, value, place, stateIn(state, value));
    else if (typeof value === 'string' && shape.words.size > 0 && !shape.words.has(value))
      this.#word(shape, value, place);
  }

  #missing({ forms, valued }: Shape, place: Place, state: string, holder: unknown, found = 'tidak ada'): void {
    const expected = [...forms].filter((form) => form !== found);
    const cost = this.#known.costWithout(place, state);
    this.#add('missing', place, expected, found, cost, outlineOf(holder), valued.get(state));
  }

  #fields(shape: Shape, value: Readonly<Record<string, unknown>>, place: Place, state: string): void {
    const table = shape.fields.get(tableKey);
    if (table || (shape.fields.size === 0 && isTable(value))) {
      if (table) for (const each of Object.values(value)) this.#place(table, each, [...place, tableKey], state);
      return;
    }
    for (const [name, known] of shape.fields) {
      const at = [...place, name];
      if (name in value) this.#place(known, value[name], at, state);
      else if (known.seen === shape.objects) this.#missing(known, at, state, place[0] ? value : this.#body);
    }
    for (const [name, each] of Object.entries(value)) {
      if (shape.objects > 0 && !shape.fields.has(name))
        this.#add('extra', [...place, name], ['tidak ada'], lookOf(each), 'none', outlineOf(each));
    }
  }

  #costOfForm({ forms }: Shape, value: unknown, place: Place): Cost {
    const cost = this.#known.costOf(place, value);
    if (cost !== 'field') return cost;
    const read = this.#known.textWith(place, value);
    const meant = asExpected(value, forms);
    if (meant !== undefined) return this.#known.textWith(place, meant) === read ? 'none' : 'field';
    if (value === null || value === '') return 'none'; // the server sends no value, and the page shows none
    return this.#known.textWith(place, removed) === read ? 'field' : 'none';
  }

  #word(shape: Shape, value: string, place: Place): void {
    const cost = this.#known.costOf(place, value);
    // a word that is read like an invented word is unknown to the portal
    const likeAny = cost === 'field' && this.#known.textWith(place, 'kata-lain') === this.#known.textWith(place, value);
    if (cost === 'reply' || cost === 'rows' || likeAny)
      this.#add('word', place, [...shape.words].slice(0, 8), `"${value.slice(0, 30)}"`, cost);
  }

  #example(place: Place): string {
    const branches = this.#known.replies.map((body) => branchTo(body, within(opened(body).at, place)));
    return JSON.stringify(branches.find((branch) => branch !== undefined)) ?? '';
  }

  #add(
    kind: Drift['kind'],
    place: Place,
    expected: Iterable<string>,
    found: string,
    cost: Cost,
    look = found,
    isAlways = false,
  ): void {
    const field = placeText(place);
    const parent = kind === 'missing' ? place.slice(0, -1) : place; // for a missing field, shows the object that should contain it
    const came = kind === 'refused' ? found : around(within(opened(this.#body).at, parent), look);
    const example = this.#example(place);
    const drift = { kind, field, expected: [...expected].join(' | '), found, cost, isAlways, example, came };
    keepWorst(this.#drifts, drift);
  }
}
