import type { Bind } from 'inversify';
import type { Token } from '../application/token.ts';

/** The tokens of a deps record: exactly its names, each naming a service of the wanted type. */
type TokensOf<Deps> = { readonly [Name in keyof Deps]: Token<Deps[Name]> };

/**
 * Binds a service to a function of its named dependencies. The one place that knows Inversify's types: there the dependencies
 * are a list without types, here a wrong, missing or extra one does not compile.
 */
export const provide = <Service, Deps extends object>(
  bind: Bind,
  token: Token<Service>,
  make: (deps: Deps) => NoInfer<Service>,
  tokens: TokensOf<NoInfer<Deps>>,
): void => {
  const named = Object.entries(tokens) as [string, Token<unknown>][];
  const withNames = (...values: unknown[]) => Object.fromEntries(named.map(([name], index) => [name, values[index]]));
  bind<Service>(token).toResolvedValue(
    (...values: unknown[]) => make(withNames(...values) as Deps),
    named.map(([, dependency]) => dependency),
  );
};

/** Binds a ready-made service. */
export const provideValue = <Service>(bind: Bind, token: Token<Service>, service: NoInfer<Service>): void => {
  bind<Service>(token).toConstantValue(service);
};
