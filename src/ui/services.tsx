import { createContext, use } from 'react';
import type { Token } from '../application/token.ts';

/**
 * How the ui reaches the container. The container is its own chunk and arrives after the first paint, so a service is a
 * promise: queries and actions await it, rendering never does.
 */
export interface ServicesHandle {
  resolve<T>(token: Token<T>): Promise<T>;
}

export const ServicesContext = createContext<ServicesHandle | null>(null);

/** The services of this app; throws where no provider is above. */
export const useServices = (): ServicesHandle => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesContext> above it');
  return services;
};

/** A use-case as a function that can be called before the container is there. */
export const useUseCase = <Args extends unknown[], Result>(token: Token<(...args: Args) => Promise<Result>>) => {
  const services = useServices();
  return async (...args: Args): Promise<Result> => (await services.resolve(token))(...args);
};
