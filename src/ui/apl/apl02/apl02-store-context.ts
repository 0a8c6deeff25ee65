import { createContext, use } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Apl02Store, Apl02View } from './apl02-store.ts';

export const Apl02StoreContext = createContext<Apl02Store | null>(null);

export const useApl02Store = (): Apl02Store => {
  const store = use(Apl02StoreContext);
  if (!store) throw new Error('useApl02Store needs <Apl02StoreContext> above it');
  return store;
};

/**
 * Renders the component when a part that it reads changes. Renders synchronously, because React would otherwise reset a radio button that
 * the user has just chosen.
 */
export const useApl02View = (): Snapshot<Apl02View> => useSnapshot(useApl02Store().view, { sync: true });

const known = <Part>(part: Part | undefined, name: string): Part => {
  if (part === undefined) throw new Error(`${name} is not in this form`);
  return part;
};

export const useElementState = (elementId: string) => known(useApl02View().elements[elementId], elementId);

export const useUnitCoverage = (code: string) => known(useApl02View().units[code], code);
