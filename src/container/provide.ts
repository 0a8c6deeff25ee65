import type { Bind } from 'inversify';
import type { Token } from '../application/token.ts';

type TokensOf<Deps> = { readonly [Name in keyof Deps]: Token<Deps[Name]> };

/**
 * Binds a factory with named dependencies. Inversify's list of dependencies is untyped; here, a wrong, missing or extra dependency does not
 * compile.
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

export const provideValue = <Service>(bind: Bind, token: Token<Service>, service: NoInfer<Service>): void => {
  bind<Service>(token).toConstantValue(service);
};
