import { createContext, use, useMemo } from 'react';
import type { Token } from '../../application/token.ts';

/**
 * Access to the service container, a chunk that loads after the first paint. Queries and actions await its promises; rendering does not.
 */
export interface ServicesHandle {
  resolve<T>(token: Token<T>): Promise<T>;
}

export const ServicesContext = createContext<ServicesHandle | null>(null);

export const useServices = (): ServicesHandle => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesContext> above it');
  return services;
};

/** A service before it has loaded: each of its methods, or the use-case that it is, returns a promise. */
export type Lazy<Service> = Service extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : {
      readonly [Name in keyof Service]: Service[Name] extends (...args: infer Args) => infer Result
        ? (...args: Args) => Promise<Awaited<Result>>
        : never;
    };

type Call = (...args: readonly unknown[]) => unknown;

/** The service of a token, which loads with the first call. */
export const lazyService = <Service,>(services: ServicesHandle, token: Token<Service>): Lazy<Service> => {
  const call = async (...args: readonly unknown[]) => ((await services.resolve(token)) as Call)(...args);
  const method =
    (name: PropertyKey) =>
    async (...args: readonly unknown[]) => {
      const service = (await services.resolve(token)) as object;
      return Reflect.apply(Reflect.get(service, name), service, args);
    };
  return new Proxy(call, { get: (_, name) => method(name) }) as Lazy<Service>;
};

/** How a page reaches a use-case or a query. */
export const useService = <Service,>(token: Token<Service>): Lazy<Service> => {
  const services = useServices();
  return useMemo(() => lazyService(services, token), [services, token]);
};
