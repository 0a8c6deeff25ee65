import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { duration } from '../../kit/theme/theme.ts';
import { FailureState } from '../errors/failure-state.tsx';
import { useFirstInSlices } from './in-slices.ts';

const Frame = styled.div<{ $old: boolean; $tall: boolean }>`
  ${({ $tall }) => $tall && 'min-block-size: 85dvh;'}
  min-inline-size: 0;
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity ${duration.slow};

  &:focus {
    outline: none;
  }
`;

export interface FetchedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  readonly errorTitle: string;
  readonly errorHeading?: ReactNode;
  /** For the main content of a page: keeps the footer below the fold, so that the footer does not jump. */
  readonly tall?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Skeleton, content or error of a query. Set its React key to the query key, so that it never shows the error of another query (fault
 * matrix 73).
 */
export const Fetched = <Data,>({
  query,
  skeleton,
  errorTitle,
  errorHeading,
  tall = false,
  children,
}: FetchedProps<Data>) => {
  const frame = useRef<HTMLDivElement>(null);
  const data = useFirstInSlices(query.data);
  const [retrying, setRetrying] = useState<Error | null>(null);
  const failure = retrying ?? (query.data === undefined ? query.error : null);

  const retry = async () => {
    setRetrying(query.error); // keeps the message during the retry, because its button has the focus
    const { isSuccess } = await query.refetch();
    setRetrying(null);
    if (isSuccess) frame.current?.focus({ preventScroll: true });
  };

  return (
    <Frame ref={frame} tabIndex={-1} $tall={tall} $old={query.isPlaceholderData} aria-busy={query.isFetching}>
      {failure ? (
        <>
          {errorHeading}
          <FailureState
            error={failure}
            title={errorTitle}
            pictureWidth={140}
            onRetry={retry}
            retrying={retrying !== null}
          />
        </>
      ) : data === undefined ? (
        <Placeholder>{skeleton}</Placeholder>
      ) : (
        children(data)
      )}
    </Frame>
  );
};
