import { skipToken, useQuery } from '@tanstack/react-query';
import { informationTokens } from '../../application/information/tokens.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { useServices } from '../services.tsx';

/** The text that the body has written for a page; no address means that it has none. */
export const useOwnText = (address: string | undefined) => {
  const services = useServices();
  const read = async (named: string): Promise<PageText> =>
    (await services.resolve(informationTokens.informationQueries)).pageText(named);
  return useQuery({
    queryKey: ['information', address],
    queryFn: address === undefined ? skipToken : () => read(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
