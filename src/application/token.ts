declare const service: unique symbol;

export type Token<T> = string & { readonly [service]: () => T };

/** Creates tokens of a concept, by which the container finds its module. */
export const tokensOf =
  (concept: string) =>
  <T>(name: string): Token<T> =>
    `${concept}.${name}` as Token<T>;

export const conceptOf = (token: Token<unknown>): string => token.slice(0, token.indexOf('.'));
