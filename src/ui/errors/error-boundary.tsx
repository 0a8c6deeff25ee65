import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorPage } from './error-page.tsx';

interface Props {
  /** What is shown: another one begins without the failure of the last. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string;
  /** What was thrown. */
  readonly failure: { readonly error: unknown } | null;
}

class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null };

  static getDerivedStateFromProps({ place }: Props, before: State): State | null {
    return place === before.place ? null : { place, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}

/** Keeps a failing page from leaving the window empty: it shows the error page until another address is gone to, also by Back. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const [pathname] = useLocation();
  return <ErrorBoundary place={pathname}>{children}</ErrorBoundary>;
};
