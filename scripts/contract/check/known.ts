import type { Exchange } from '../recording/recorder.ts';
import type { Known } from './drift.ts';
import { opened } from './envelope.ts';
import { emptyShape, learn } from './shape.ts';

/** The JSON of a reply; undefined when it is none. */
export const jsonOf = ({ text }: Pick<Exchange, 'text'>): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether the simulation did what it was asked: refusals have a shape of their own. */
const isGood = (exchange: Exchange, body: unknown): boolean => {
  const { code = '00' } = Object(body);
  return exchange.status === 200 && body !== undefined && code === '00';
};

/** What good replies of each call look like, learnt from what the simulated API answered. */
export const knownCalls = (exchanges: readonly Exchange[]): ReadonlyMap<object, Known> => {
  const known = new Map<object, Known & { readonly envelopes: Set<string>; readonly replies: unknown[] }>();
  for (const exchange of exchanges) {
    const body = jsonOf(exchange);
    if (!isGood(exchange, body)) continue;
    const { form, content, beside } = opened(body);
    const one = known.get(exchange.call) ?? {
      envelopes: new Set<string>(),
      content: emptyShape(),
      beside: emptyShape(),
      replies: [],
    };
    known.set(exchange.call, one);
    one.envelopes.add(form);
    learn(one.content, content);
    learn(one.beside, beside);
    one.replies.push(body);
  }
  return known;
};
