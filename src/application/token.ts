declare const service: unique symbol;

export type Token<T> = string & { readonly [service]: () => T };

/** Returns a function that creates tokens of a concept. The container finds the module of a token by its concept. */
export const tokensOf =
  (concept: string) =>
  <T>(name: string): Token<T> =>
    `${concept}.${name}` as Token<T>;

export const conceptOf = (token: Token<unknown>): string => token.slice(0, token.indexOf('.'));
