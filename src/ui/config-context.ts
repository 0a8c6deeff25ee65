import { createContext, use } from 'react';
import type { Config } from '../config.ts';

export const ConfigContext = createContext<Config | null>(null);

/** The runtime configuration; throws where no provider is above. */
export const useConfig = (): Config => {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs <ConfigContext> above it');
  return config;
};
