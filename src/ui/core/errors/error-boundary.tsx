import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MainArea } from '../page/main-area.tsx';
import { ErrorPage } from './error-page.tsx';

interface Props {
  readonly address: string;
  /** If this throws, the part around it has failed. */
  readonly instead: (error: unknown, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly address: string;
  readonly failure: { readonly error: unknown } | null;
}

class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, failure: null };

  static getDerivedStateFromProps({ address }: Props, before: State): State | null {
    return address === before.address ? null : { address, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  again = (): void => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error, this.again) : this.props.children;
  }
}

type Instead = Props['instead'];

const errorPage: Instead = (error) => <ErrorPage error={error} />;
/** For a failure of the layout itself. */
export const errorPageOfItsOwn: Instead = (error) => (
  <MainArea>
    <ErrorPage error={error} />
  </MainArea>
);
/** For parts beside the page, which it can do without until the next navigation. */
export const nothing: Instead = () => null;

interface PageBoundaryProps {
  readonly instead?: Instead;
  readonly children: ReactNode;
}

/** Until the next navigation or `again`, shows something instead of a part that failed. */
export const PageBoundary = ({ instead = errorPage, children }: PageBoundaryProps) => {
  const [pathname] = useLocation();
  return (
    <ErrorBoundary address={pathname} instead={instead}>
      {children}
    </ErrorBoundary>
  );
};
