import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Starts loading. Concurrent calls share a promise; after a failure, the next call tries again. Never rejects. */
  readonly preload: () => Promise<void>;
}

const atOnce = (fetch: () => unknown) => fetch();

/**
 * Replaces React.lazy, which shows a Suspense fallback for 300 ms even when the chunk has loaded. Shows `fallback` while loading. If
 * loading fails, it throws; with `quiet` it keeps the fallback until the next mount, for parts that must not break the page. `when`
 * schedules the loading after the first render.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  quiet = false,
  when = atOnce,
): LazyComponent<Props> => {
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
    if (!component) when(preload);
    return () => listeners.delete(listener);
  };
  const read = () => {
    if (failure && !quiet) throw failure;
    return component;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called only at module level, so that each component is created once
  const Lazy = (props: Props) => {
    useState(() => {
      failure = null; // clears the failure, so that the next load tries again
    });
    const Loaded = useDeferredValue(useSyncExternalStore(subscribe, read, read)); // deferred, so that React renders it in slices
    if (Loaded) return createElement(Loaded, props);
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
  return Object.assign(Lazy, { preload });
};
