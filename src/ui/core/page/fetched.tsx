import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** A retry that succeeds removes its button. The content then takes the focus, and its name tells a screen reader that it has loaded. */
const loadedAgain = { tabIndex: -1, role: 'group', 'aria-label': 'Sudah dimuat' };

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
  const [successes, setSuccesses] = useState(0);
  const failure = retrying ?? (query.data === undefined ? query.error : null);

  const retry = async () => {
    setRetrying(query.error); // keeps the message during the retry, because its button has the focus
    const { isSuccess } = await query.refetch();
    setRetrying(null);
    if (isSuccess) setSuccesses((before) => before + 1);
  };
  useEffect(() => {
    if (successes > 0) frame.current?.focus({ preventScroll: true });
  }, [successes]);

  return (
    <Frame
      ref={frame}
      $tall={tall}
      $old={query.isPlaceholderData}
      aria-busy={query.isFetching}
      {...(successes > 0 && loadedAgain)}
    >
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
