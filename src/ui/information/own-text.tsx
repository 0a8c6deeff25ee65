import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { informationTokens } from '../../application/information/tokens.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { useService } from '../core/services.tsx';

export interface OwnText {
  readonly text: PageText | null;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const FetchedText = (props: { readonly address: string; readonly show: (own: OwnText) => ReactNode }) => {
  const { address, show } = props;
  const informationQueries = useService(informationTokens.informationQueries);
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['information', address],
    queryFn: () => informationQueries.pageText(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return show({ text: data ?? null, isLoading, isError, retry: () => void refetch() });
};

export default FetchedText;
