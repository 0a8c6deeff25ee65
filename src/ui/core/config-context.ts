import { createContext, use } from 'react';
import type { Config } from '../../configuration/config.ts';

export const ConfigContext = createContext<Config | null>(null);

export const useConfig = (): Config => {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs <ConfigContext> above it');
  return config;
};

/** False while only the configuration of the build is known, so that a page can wait before it says that a feature is off. */
export const ConfigLoadedContext = createContext(true);
