import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';

/** A component that is fetched when it is first rendered, or before by `preload`, and from then on rendered at once. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Starts the fetch; the same promise for everybody, a new one after a failure. Never rejects. */
  readonly preload: () => Promise<void>;
}

const atOnce = (fetch: () => unknown) => fetch();

/**
 * Keeps the loaded component and renders it at once: React.lazy under a Suspense fallback waits 300 ms even when the chunk
 * is there (React throttles fallbacks). Until it is there `fallback` is in its place. A fetch that fails is thrown, or with
 * `quiet` leaves the fallback until it is rendered the next time: for parts that must not take the page down with them.
 * `when` says when the fetch begins once it is rendered.
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
  // biome-ignore lint/correctness/noComponentHookFactories: called where modules begin, so that each is made once
  const Lazy = (props: Props) => {
    useState(() => {
      failure = null; // of an earlier showing: this one fetches again
    });
    const Loaded = useDeferredValue(useSyncExternalStore(subscribe, read, read)); // drawn in slices, between which the browser answers
    if (Loaded) return createElement(Loaded, props);
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
  return Object.assign(Lazy, { preload });
};
