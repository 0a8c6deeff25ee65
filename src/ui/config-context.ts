import { createContext, use } from 'react';
import type { Config } from '../config.ts';

export const ConfigContext = createContext<Config | null>(null);

/** Runtime configuration; throws without a provider. */
export const useConfig = (): Config => {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs <ConfigContext> above it');
  return config;
};
