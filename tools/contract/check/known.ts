import type { ApiCall } from '../../../src/adapters/http/define-call.ts';
import { type JsonSchema, jsonSchemaOf } from '../documents/schemas.ts';
import { record } from '../recording/journey.ts';
import type { Exchange } from '../recording/recorder.ts';
import { type Cost, costOf, type Judged, judged } from './judge.ts';
import { changedAt, emptyShape, learn, opened, type Place, removed, within } from './shape.ts';

const namesIn = (json: unknown): readonly string[] => {
  if (typeof json !== 'object' || json === null) return [];
  const { properties = {} } = json as JsonSchema;
  return [...Object.keys(properties as object), ...Object.values(json).flatMap(namesIn)];
};

export class Known {
  readonly envelopes = new Set<string>();
  readonly content = emptyShape();
  readonly beside = emptyShape();
  /** Each once, although many candidates read the same regions and schemes. */
  readonly replies: unknown[] = [];
  readonly #texts = new Set<string>();
  readonly reader: ApiCall<unknown>['reply'];
  #names: ReadonlySet<string> | null = null;
  readonly #costsWithout = new Map<string, Cost>();
  readonly #asKnown = new Map<unknown, Judged>();
  readonly #judged = new Map<string, readonly [Judged, Judged] | undefined>();

  constructor(reader: ApiCall<unknown>['reply']) {
    this.reader = reader;
  }

  /** The names of all fields that the portal reads in a reply, also of those that the simulated API does not send. */
  get names(): ReadonlySet<string> {
    this.#names ??= new Set(namesIn(jsonSchemaOf(this.reader, true)));
    return this.#names;
  }

  learn(body: unknown, text: string): void {
    const { form, content, beside } = opened(body);
    this.envelopes.add(form);
    learn(this.content, content);
    learn(this.beside, beside);
    if (!this.#texts.has(text)) this.replies.push(body);
    this.#texts.add(text);
  }

  /**
   * The cost of a field that a reply in this state lacks: that of the first known reply in it that shows something there; if none is known
   * in this state, of the first in any.
   */
  costWithout(place: Place, state: string): Cost {
    const key = `${place.join('.')} ${state}`;
    const cost = this.#costsWithout.get(key) ?? this.#costWithout(place, state) ?? this.#costWithout(place) ?? 'none';
    this.#costsWithout.set(key, cost);
    return cost;
  }

  #costWithout(place: Place, state?: string): Cost | undefined {
    let isThere = false;
    for (const body of this.replies) {
      const { value, hits } = changedAt(body, within(opened(body).at, place), removed, state);
      if (hits === 0) continue;
      isThere = true;
      const cost = costOf(this.#judgedAsKnown(body), judged(this.reader, value));
      if (cost !== 'none') return cost;
    }
    return isThere ? 'none' : undefined;
  }

  /** Every place of a known reply asks for this, and reading a reply is slow. */
  #judgedAsKnown(body: unknown): Judged {
    const known = this.#asKnown.get(body) ?? judged(this.reader, body);
    this.#asKnown.set(body, known);
    return known;
  }

  /** The cost of `put` in place of the known value; `none` when no reply has the place. */
  costOf(place: Place, put: unknown): Cost {
    const both = this.#judgedWith(place, put);
    return both ? costOf(...both) : 'none';
  }

  textWith(place: Place, put: unknown): string | undefined {
    return this.#judgedWith(place, put)?.[1].text;
  }

  /** How a known reply is read before and after `put` replaces this place. Rows often repeat a value, and reading a reply is slow. */
  #judgedWith(place: Place, put: unknown): readonly [Judged, Judged] | undefined {
    const key = `${place.join('.')} ${JSON.stringify(put)}`; // `removed` gives "undefined", which no JSON value gives
    if (this.#judged.has(key)) return this.#judged.get(key);
    const body = this.replies.find((each) => changedAt(each, within(opened(each).at, place), put).hits > 0);
    const after = body && changedAt(body, within(opened(body).at, place), put).value;
    const both = body ? ([this.#judgedAsKnown(body), judged(this.reader, after)] as const) : undefined;
    this.#judged.set(key, both);
    return both;
  }
}

export const jsonOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const learned = async (): Promise<ReadonlyMap<object, Known>> => {
  const calls = new Map<object, Known>();
  for (const exchange of await record()) {
    const { call, status, text } = exchange;
    const body = jsonOf(exchange);
    const { code = '00' } = Object(body);
    if (!('reply' in call) || status !== 200 || body === undefined || code !== '00') continue; // refusals have another shape
    const known = calls.get(call) ?? new Known(call.reply);
    calls.set(call, known);
    known.learn(body, text);
  }
  return calls;
};

let known: Promise<ReadonlyMap<object, Known>> | null = null;

/** The known replies of each call, learned from the good replies of the simulated API. */
export const knownCalls = (): Promise<ReadonlyMap<object, Known>> => {
  known ??= learned();
  return known;
};
