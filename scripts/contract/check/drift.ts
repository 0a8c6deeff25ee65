import type { Schema } from '../../../src/adapters/http/read-reply.ts';
import { wireInstant } from '../../../src/adapters/http/wire-instant.ts';
import { isFields } from '../../../src/application/fields-of.ts';
import { opened } from './envelope.ts';
import { type Cost, costOf, type Judged, judged } from './judge.ts';
import { changedAt, type Place, placeText, removed } from './place.ts';
import { formOf, isAlwaysThere, isTable, type Shape, tableKey } from './shape.ts';

export interface Drift {
  readonly kind: 'missing' | 'extra' | 'form' | 'word' | 'envelope' | 'status' | 'format' | 'refused';
  /** Empty where it is about the reply as a whole. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  readonly cost: Cost;
}

/** What replies of a call look like where the portal reads all of them. */
export interface Known {
  readonly envelopes: ReadonlySet<string>;
  readonly content: Shape;
  readonly beside: Shape;
  /** Replies of which every field was read. */
  readonly replies: readonly unknown[];
}

/** A value as the portal writes it itself, where there is no doubt what is meant. */
const asExpected = (value: unknown, forms: ReadonlySet<string>): unknown => {
  if (forms.has('angka') && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (forms.has('ya/tidak'))
    return new Map<unknown, boolean>([
      ['1', true],
      ['0', false],
      [1, true],
      [0, false],
      ['true', true],
      ['false', false],
    ]).get(value);
  if (forms.has('daftar') && (value === null || value === '')) return [];
  if (forms.has('daftar') && isFields(value)) return Object.values(value);
  if (forms.has('teks') && typeof value === 'number') return String(value);
  if (forms.has('null') && (value === '' || (Array.isArray(value) && value.length === 0))) return null;
  const instant = [...forms].some((form) => form.startsWith('tanggal')) ? wireInstant.safeParse(value) : null;
  return instant?.success ? instant.data : undefined;
};

/** How a value looks, without what it says: a report must not hold anything of a person. */
const lookOf = (value: unknown): string => {
  const form = formOf(value);
  if (form !== 'teks') return form;
  const text = String(value);
  if (text === '') return 'teks kosong';
  return /^[\d.,: /-]{1,24}$/.test(text) ? `teks seperti "${text.replaceAll(/\d/g, '9')}"` : 'teks';
};

/** Compares a reply with what is known of its call, field by field; what a difference costs is tried on a known reply. */
export class Comparison {
  readonly drifts = new Map<string, Drift>();
  readonly #reader: Schema<unknown>;
  readonly #known: Known;

  constructor(reader: Schema<unknown>, known: Known) {
    this.#reader = reader;
    this.#known = known;
  }

  reply(body: unknown): readonly Drift[] {
    const { form, content, beside, at } = opened(body);
    const { envelopes } = this.#known;
    if (!envelopes.has(form)) {
      const cost = this.#ofEnvelope(body, at);
      this.#add({ kind: 'envelope', field: '', expected: [...envelopes].join(' | '), found: form, cost });
    }
    this.#place(this.#known.content, content, ['data']);
    if (!form.startsWith('tanpa')) this.#fields(this.#known.beside, beside, []);
    this.#whole(judged(this.#reader, body));
    return [...this.drifts.values()];
  }

  /** What the reader says of the reply itself, in case no single difference explains it. */
  #whole({ accepted, rowsLost, reasons }: Judged): void {
    const cost = accepted ? (rowsLost > 0 ? 'rows' : 'none') : 'reply';
    const explained = [...this.drifts.values()].some((drift) => drift.cost === cost);
    if (cost === 'none' || explained) return;
    for (const reason of reasons.slice(0, 5)) {
      const [field = '', ...why] = reason.split(': ');
      this.#add({ kind: 'refused', field, expected: why.join(': '), found: 'ditolak pembaca', cost });
    }
  }

  #ofEnvelope(body: unknown, at: Place): Cost {
    const [reference] = this.#known.replies;
    const { value } = changedAt(body, at, opened(reference).content);
    return judged(this.#reader, value).accepted ? 'none' : 'reply';
  }

  #place(shape: Shape, value: unknown, place: Place): void {
    if (!shape.forms.has(formOf(value)) && !(shape.forms.has('teks') && typeof value === 'string')) {
      this.#form(shape, value, place);
      return;
    }
    if (Array.isArray(value)) {
      if (shape.items && shape.items.seen > 0)
        for (const item of value) this.#place(shape.items, item, [...place, '[]']);
    } else if (isFields(value)) this.#fields(shape, value, place);
    else if (typeof value === 'string' && shape.words.size > 0 && !shape.words.has(value))
      this.#word(shape, value, place);
  }

  #fields(shape: Shape, value: Readonly<Record<string, unknown>>, place: Place): void {
    const table = shape.fields.get(tableKey);
    if (table || isTable(value)) {
      if (table) for (const each of Object.values(value)) this.#place(table, each, [...place, tableKey]);
      return;
    }
    for (const [name, known] of shape.fields) {
      const at = [...place, name];
      if (name in value) this.#place(known, value[name], at);
      else if (isAlwaysThere(shape, name))
        this.#add({
          kind: 'missing',
          field: placeText(at),
          expected: [...known.forms].join(' | '),
          found: 'tidak ada',
          cost: this.#try(at, removed),
        });
    }
    for (const name of Object.keys(value)) {
      if (shape.objects > 0 && !shape.fields.has(name))
        this.#add({
          kind: 'extra',
          field: placeText([...place, name]),
          expected: 'tidak ada',
          found: lookOf(value[name]),
          cost: 'none',
        });
    }
  }

  #form(shape: Shape, value: unknown, place: Place): void {
    const meant = asExpected(value, shape.forms);
    const asMeant = meant === undefined ? undefined : this.#judgedWith(place, meant);
    const [before, after] = this.#judgedWith(place, value) ?? [];
    let cost: Cost = 'none';
    if (before && after) {
      cost = costOf(before, after);
      if (cost === 'field') {
        if (asMeant) cost = asMeant[1].text === after.text ? 'none' : 'field';
        else if (value === null || value === '')
          cost = 'none'; // nothing is there, and nothing is shown
        else cost = this.#judgedWith(place, removed)?.[1].text === after.text ? 'field' : 'none';
      }
    }
    this.#add({
      kind: 'form',
      field: placeText(place),
      expected: [...shape.forms].join(' | '),
      found: lookOf(value),
      cost,
    });
  }

  #word(shape: Shape, value: string, place: Place): void {
    const [before, after] = this.#judgedWith(place, value) ?? [];
    if (!before || !after) return;
    const cost = costOf(before, after);
    // what is read like a word that nobody knows was not known either
    const likeAny = cost === 'field' && this.#judgedWith(place, 'kata-lain')?.[1].text === after.text;
    if (cost === 'reply' || cost === 'rows' || likeAny) {
      const expected = [...shape.words].slice(0, 8).join(' | ');
      this.#add({ kind: 'word', field: placeText(place), expected, found: `"${value.slice(0, 30)}"`, cost });
    }
  }

  #try(place: Place, put: unknown): Cost {
    const [before, after] = this.#judgedWith(place, put) ?? [];
    return before && after ? costOf(before, after) : 'none';
  }

  /** The reader's word on a known reply as it is, and with something else at this place; undefined where none has the place. */
  #judgedWith(place: Place, put: unknown): readonly [Judged, Judged] | undefined {
    for (const body of this.#known.replies) {
      const at = place[0] === 'data' ? [...opened(body).at, ...place.slice(1)] : place;
      const { value, hits } = changedAt(body, at, put);
      if (hits > 0) return [judged(this.#reader, body), judged(this.#reader, value)];
    }
    return undefined;
  }

  #add(drift: Drift): void {
    const key = `${drift.kind} ${drift.field}`;
    const known = this.drifts.get(key);
    const order: readonly Cost[] = ['none', 'field', 'rows', 'reply'];
    if (!known || order.indexOf(drift.cost) > order.indexOf(known.cost)) this.drifts.set(key, drift);
  }
}
