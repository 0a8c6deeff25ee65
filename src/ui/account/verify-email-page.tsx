import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { registrationTokens } from '../../application/account/registration-tokens.ts';
import type { VerifyEmailOutcome } from '../../application/account/verify-email.ts';
import { fieldsOf } from '../../application/fields-of.ts';
import type { VerificationLink } from '../../domain/account/verification-link.ts';
import { FailureState } from '../core/errors/failure-state.tsx';
import { useAddressSearch } from '../core/page/address-search.ts';
import type { PageProps } from '../core/route.tsx';
import { useService } from '../core/services.tsx';
import { useOpenSession } from '../core/session/use-open-session.ts';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { space } from '../kit/theme/theme.ts';
import { AccountCard } from './account-card.tsx';
import { VerificationResult } from './verification-result.tsx';

/** The history's entry keeps that this tab has used the link, so that a reload neither sends it again nor finds it used up. */
const isUsedHere = (): boolean => fieldsOf(history.state).linkUsed === true;

const useEmailVerification = (link: VerificationLink) => {
  const verifyEmail = useService(registrationTokens.verifyEmail);
  const openSession = useOpenSession();
  const query = useQuery<VerifyEmailOutcome>({
    queryKey: ['email-verification', link],
    queryFn: async () => {
      if (isUsedHere()) return { kind: 'verified' };
      const outcome = await verifyEmail(link);
      if (outcome.kind === 'verified') void openSession();
      return outcome;
    },
    // a link works only once, so the query never refetches, except after `logInFirst`
    staleTime: ({ state }) => (state.data?.kind === 'logInFirst' ? 0 : 'static'),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isUsed = query.data?.kind === 'verified' || query.data?.kind === 'alreadyVerified';
  useEffect(() => {
    if (isUsed && !isUsedHere()) history.replaceState({ ...history.state, linkUsed: true }, '');
  }, [isUsed]);
  return query;
};

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: ${space(8)} ${space(4)};
`;

const Checking = () => (
  <Placeholder said="Memeriksa tautan…">
    <Column>
      <SkeletonBlock $width="9rem" $height="9rem" $round />
      <SkeletonBlock $width="70%" $height="1.375rem" />
      <SkeletonBlock $width="90%" />
      <SkeletonBlock $width="8rem" $height="2.75rem" />
    </Column>
  </Placeholder>
);

type VerifyArgs = { readonly id?: string; readonly hash: string };

/** E-mail verification (specification 2, /profile/verify); the link is used on page load. */
const VerifyEmailPage = (props: PageProps<VerifyArgs>) => {
  const [pathname] = useLocation();
  const search = useAddressSearch();
  return <Verification key={pathname + search} {...props} address={pathname + search} query={search} />;
};

type VerificationProps = PageProps<VerifyArgs> & { readonly address: string; readonly query: string };

const Verification = ({ args, title, address, query: search }: VerificationProps) => {
  const query = new URLSearchParams(search);
  const { data, error, refetch } = useEmailVerification({
    id: args.id ?? null,
    hash: args.hash,
    expires: query.get('expires'),
    signature: query.get('signature'),
  });
  const [retrying, setRetrying] = useState<Error | null>(null);
  const failure = retrying ?? error;
  const retry = async () => {
    setRetrying(error);
    const { isSuccess } = await refetch();
    setRetrying(null);
    if (isSuccess) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <AccountCard title={title} centred>
      {data ? (
        <VerificationResult outcome={data} address={address} />
      ) : failure ? (
        <FailureState
          error={failure}
          title="Tautan belum bisa diperiksa"
          onRetry={() => void retry()}
          retrying={retrying !== null}
        />
      ) : (
        <Checking />
      )}
    </AccountCard>
  );
};

export default VerifyEmailPage;
