declare const service: unique symbol;

/** Names a service of type `T` in the container, `concept.service`; the type exists only for the compiler. */
export type Token<T> = string & { readonly [service]: () => T };

/** Names services of a concept, whose module in the container is found by it. */
export const tokensOf =
  (concept: string) =>
  <T>(name: string): Token<T> =>
    `${concept}.${name}` as Token<T>;

/** The concept that this service belongs to. */
export const conceptOf = (token: Token<unknown>): string => token.slice(0, token.indexOf('.'));
