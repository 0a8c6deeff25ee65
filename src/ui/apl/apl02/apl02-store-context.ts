import { createContext, use } from 'react';
import type { Apl02Store } from './apl02-store.ts';

export const Apl02StoreContext = createContext<Apl02Store | null>(null);

export const useApl02Store = (): Apl02Store => {
  const store = use(Apl02StoreContext);
  if (!store) throw new Error('useApl02Store needs <Apl02StoreContext> above it');
  return store;
};
