import { useIsFetching } from '@tanstack/react-query';
import { LoadingBar } from './components/feedback/loading-bar.tsx';

/** The loading bar while anything is read (specification 9); what is sent shows on its button. */
export const FetchingBar = () => <LoadingBar active={useIsFetching() > 0} />;
