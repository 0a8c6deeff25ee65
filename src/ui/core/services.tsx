import { createContext, use } from 'react';
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

export const useUseCase = <Args extends unknown[], Result>(token: Token<(...args: Args) => Promise<Result>>) => {
  const services = useServices();
  return async (...args: Args): Promise<Result> => (await services.resolve(token))(...args);
};
