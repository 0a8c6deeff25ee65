declare const service: unique symbol;

/** Names a service of type `T` in the container; the type travels with the name and exists only for the compiler. */
export type Token<T> = symbol & { readonly [service]?: () => T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

/** A name for each service of `Types`, made when it is first asked for: so that no page carries the list of all. */
export const tokensOf = <Types extends object>() => {
  const made: Record<string | symbol, symbol> = {};
  const get = (_: object, name: string | symbol) => {
    made[name] ??= Symbol(String(name));
    return made[name];
  };
  return new Proxy({}, { get }) as { readonly [Name in keyof Types]: Token<Types[Name]> };
};
