declare const service: unique symbol;

/** Names a service of type `T` in the container; the type travels with the name and exists only for the compiler. */
export type Token<T> = symbol & { readonly [service]?: () => T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
