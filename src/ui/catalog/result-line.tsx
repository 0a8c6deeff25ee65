import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../domain/paging/page.ts';
import { SkeletonBlock } from '../components/skeleton-block.ts';
import { color, space } from '../theme/theme.ts';

const Line = styled.p`
  color: ${color.textMuted};
  min-block-size: 1.5rem;
  scroll-margin-block-start: ${space(28)};

  strong {
    color: ${color.text};
  }

  &:focus {
    outline: none;
  }
`;

export interface ResultLineProps {
  /** Nothing while it is not known how many there are. */
  readonly page?: Page<unknown>;
  /** What is counted: 'skema'. */
  readonly thing?: string;
  readonly search?: string | undefined;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** How many were found, said aloud when it changes; takes the focus when another page of the list is turned to. */
export const ResultLine = ({ page, thing, search, ref }: ResultLineProps) => {
  if (!page) {
    return (
      <Line as="div">
        <SkeletonBlock $width="9rem" $height="1.25rem" />
      </Line>
    );
  }
  return (
    <Line ref={ref} tabIndex={-1} role="status">
      <strong>
        {page.total} {thing}
      </strong>
      {search === undefined ? ' ditemukan' : ` ditemukan untuk “${search}”`}
      {page.last > 1 && ` · halaman ${page.current} dari ${page.last}`}
    </Line>
  );
};
