import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { informationTokens } from '../../application/information/tokens.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { useServices } from '../core/services.tsx';

export interface OwnText {
  readonly text: PageText | null;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const FetchedText = (props: { readonly address: string; readonly show: (own: OwnText) => ReactNode }) => {
  const { address, show } = props;
  const services = useServices();
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['information', address],
    queryFn: async () => (await services.resolve(informationTokens.informationQueries)).pageText(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return show({ text: data ?? null, isLoading, isError, retry: () => void refetch() });
};

export default FetchedText;
