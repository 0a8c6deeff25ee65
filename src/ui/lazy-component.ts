import { type ComponentType, useSyncExternalStore } from 'react';

/** A component that is fetched when it is needed and from then on rendered at once. */
export interface LazyComponent<Props> {
  /** Starts the fetch; the same promise for everybody, a new one after a failure. Never rejects. */
  preload(): Promise<void>;
  /** The component, or null while it is on its way; throws what the fetch threw. */
  useLoaded(): ComponentType<Props> | null;
}

/**
 * Keeps the loaded component and renders it at once: React.lazy under a Suspense fallback waits 300 ms even when the chunk
 * is there (React throttles fallbacks).
 */
export const lazyComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyComponent<Props> => {
  let component: ComponentType<Props> | null = null;
  let failure: unknown = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const preload = () => {
    failure = null;
    loading ??= load()
      .then((module) => {
        component = module.default;
      })
      .catch((error: unknown) => {
        failure = error;
        loading = null;
      })
      .then(() => {
        for (const listener of listeners) listener();
      });
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!component) void preload();
    return () => listeners.delete(listener);
  };
  const read = () => {
    if (failure) throw failure;
    return component;
  };
  return { preload, useLoaded: () => useSyncExternalStore(subscribe, read, read) };
};
