import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { SkeletonBlock } from '../components/feedback/skeleton-block.ts';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';
import { FailureState } from '../errors/failure-state.tsx';
import { useAddressSearch } from '../page/address-search.ts';
import type { PageProps } from '../route.tsx';
import { space } from '../theme/theme.ts';
import { AccountCard } from './account-card.tsx';
import { useEmailVerification } from './use-email-verification.ts';
import { VerificationResult } from './verification-result.tsx';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: ${space(8)} ${space(4)};
`;

const Checking = () => (
  <div role="status">
    <VisuallyHidden>Memeriksa tautan…</VisuallyHidden>
    <Column aria-hidden="true">
      <SkeletonBlock $width="9rem" $height="9rem" $round />
      <SkeletonBlock $width="70%" $height="1.375rem" />
      <SkeletonBlock $width="90%" />
      <SkeletonBlock $width="8rem" $height="2.75rem" />
    </Column>
  </div>
);

type VerifyArgs = { readonly id?: string; readonly hash: string };

/** E-mail verification (specification 2, /profile/verify): the link of the mail is used as soon as its page is open. */
const VerifyEmailPage = (props: PageProps<VerifyArgs>) => {
  const [pathname] = useLocation();
  const search = useAddressSearch();
  return <Verification key={pathname + search} {...props} address={pathname + search} query={search} />;
};

type VerificationProps = PageProps<VerifyArgs> & { readonly address: string; readonly query: string };

/** What became of one link; keyed by it, as what is said of one link is not said of another. */
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
    setRetrying(error); // the message stays until the answer is there: the focus is on its button
    const { isSuccess } = await refetch();
    setRetrying(null);
    if (isSuccess) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <AccountCard title={title}>
      {data ? (
        <VerificationResult kind={data.kind} address={address} />
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
