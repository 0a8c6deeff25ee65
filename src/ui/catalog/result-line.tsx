import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../domain/paging/page.ts';
import { politely } from '../kit/components/feedback/politely.ts';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { grouped } from '../kit/components/text/grouped.ts';
import { color, space } from '../kit/theme/theme.ts';

const Line = styled.div`
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
  readonly page: Page<unknown> | undefined;
  readonly loading: boolean;
  readonly thing: string;
  readonly search?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

export const ResultLine = ({ page, loading, thing, search, ref }: ResultLineProps) => (
  <Line ref={ref} tabIndex={-1} {...politely}>
    {loading && <SkeletonBlock $width="9rem" $height="1.25rem" aria-hidden="true" />}
    {page && page.items.length > 0 && (
      <>
        <strong>
          {grouped(page.total)} {thing}
        </strong>
        {search === undefined ? ' ditemukan' : ` ditemukan untuk “${search}”`}
        {page.last > 1 && ` · halaman ${grouped(page.current)} dari ${grouped(page.last)}`}
      </>
    )}
  </Line>
);
