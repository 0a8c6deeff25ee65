import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Placeholder } from '../components/feedback/placeholder.tsx';
import { FailureState } from '../errors/failure-state.tsx';
import { duration } from '../theme/theme.ts';
import { useFirstInSlices } from './use-first-in-slices.ts';

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
  /** The shape of what comes, as high as what comes. */
  readonly skeleton: ReactNode;
  /** What happened when it did not come: 'Jadwal belum bisa dimuat'. */
  readonly errorTitle: string;
  /** Stands over the error when the content brings its heading itself. */
  readonly errorHeading?: ReactNode;
  /** It is the page: keeps the footer below the window, which would otherwise jump there and back. */
  readonly tall?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A part of a page that is fetched on its own: skeleton, content or error with "Coba lagi"; the rest of the page goes on. Keyed by
 * what is asked: the error of one question does not stand beside another (fault matrix 73).
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
    setRetrying(query.error); // the message stays until the answer is there: the focus is on its button
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
