import { useSyncExternalStore } from 'react';

export interface Cell<Value> {
  readonly get: () => Value;
  readonly subscribe: (changed: () => void) => () => void;
  /** Does not notify if the JSON value is unchanged. */
  readonly set: (value: Value) => void;
}

export const cell = <Value>(initial: Value): Cell<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: (next) => {
      if (JSON.stringify(next) === JSON.stringify(value)) return;
      value = next;
      for (const changed of listeners) changed();
    },
  };
};

export const useCell = <Value>({ subscribe, get }: Cell<Value>): Value => useSyncExternalStore(subscribe, get, get);
