import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { reloadOnce } from './reload-guard.ts';

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS|ChunkLoad/i.test(error.message);

/**
 * Keeps a failing page from leaving the window empty. A part of the portal that cannot be loaded, as happens after a new
 * version was put up, reloads the page at most once per 60 s (specification 8).
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) reloadOnce();
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
