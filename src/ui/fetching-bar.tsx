import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { LoadingBar } from './components/loading-bar.tsx';

/** The loading bar while anything is read or sent (specification 9). */
export const FetchingBar = () => {
  const running = useIsFetching() + useIsMutating();
  return <LoadingBar active={running > 0} />;
};
