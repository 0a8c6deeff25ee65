import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { ErrorState } from '../components/error-state.tsx';
import { SkeletonBlock } from '../components/skeleton-block.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { failureText } from '../failure-text.ts';
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
const VerifyEmailPage = ({ args, title }: PageProps<VerifyArgs>) => {
  const [pathname] = useLocation();
  const search = useAddressSearch();
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
        <VerificationResult kind={data.kind} address={pathname + search} />
      ) : failure ? (
        <ErrorState title="Tautan belum bisa diperiksa" onRetry={() => void retry()} retrying={retrying !== null}>
          {failureText(failure).text}. Periksa sambungan internet Anda, lalu coba lagi.
        </ErrorState>
      ) : (
        <Checking />
      )}
    </AccountCard>
  );
};

export default VerifyEmailPage;
