import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorPage } from './error-page.tsx';

interface Props {
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string;
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

export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const [pathname] = useLocation();
  return <ErrorBoundary place={pathname}>{children}</ErrorBoundary>;
};
