import type { Exchange } from '../recording/recorder.ts';
import { emptyShape, learn, opened, type Shape } from './shape.ts';

/** The shape of the replies of a call that the portal reads completely. */
export interface Known {
  readonly envelopes: ReadonlySet<string>;
  readonly content: Shape;
  readonly beside: Shape;
  /** Replies in which the portal reads every field. */
  readonly replies: readonly unknown[];
}

/** The parsed JSON of a reply; undefined if the reply is not JSON. */
export const jsonOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Learns the shape of the good replies of each call from the replies of the simulated API. */
export const knownCalls = (exchanges: readonly Exchange[]): ReadonlyMap<object, Known> => {
  const known = new Map<object, Known & { readonly envelopes: Set<string>; readonly replies: unknown[] }>();
  for (const exchange of exchanges) {
    const body = jsonOf(exchange);
    const { code = '00' } = Object(body);
    if (exchange.status !== 200 || body === undefined || code !== '00') continue; // refusals have another shape
    const { form, content, beside } = opened(body);
    const shapes = { content: emptyShape(), beside: emptyShape() };
    const one = known.get(exchange.call) ?? { envelopes: new Set<string>(), ...shapes, replies: [] };
    known.set(exchange.call, one);
    one.envelopes.add(form);
    learn(one.content, content);
    learn(one.beside, beside);
    one.replies.push(body);
  }
  return known;
};
