import type { Exchange } from '../recording/recorder.ts';
import { emptyShape, learn, opened, type Shape } from './shape.ts';

/** What replies of a call look like where the portal reads all of them. */
export interface Known {
  readonly envelopes: ReadonlySet<string>;
  readonly content: Shape;
  readonly beside: Shape;
  /** Replies of which every field was read. */
  readonly replies: readonly unknown[];
}

/** The JSON of a reply; undefined when it is none. */
export const jsonOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What good replies of each call look like, learnt from what the simulated API answered. */
export const knownCalls = (exchanges: readonly Exchange[]): ReadonlyMap<object, Known> => {
  const known = new Map<object, Known & { readonly envelopes: Set<string>; readonly replies: unknown[] }>();
  for (const exchange of exchanges) {
    const body = jsonOf(exchange);
    const { code = '00' } = Object(body);
    if (exchange.status !== 200 || body === undefined || code !== '00') continue; // refusals have a shape of their own
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
