import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../domain/paging/page.ts';
import { politely } from '../kit/components/feedback/politely.ts';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { grouped } from '../kit/components/text/grouped.ts';
import { media } from '../kit/theme/media.ts';
import { color, space } from '../kit/theme/theme.ts';

/** As high without the way to clear the filters, which a prerendered page does not know of. */
const Row = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;
  min-block-size: 2.25rem;

  ${media.phone} {
    min-block-size: 3rem; /* two lines */
  }

  > a {
    flex: none;
  }
`;

const Line = styled.div`
  color: ${color.textMuted};
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
  /** The way to clear the filters, if there are any. */
  readonly clear?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export const ResultLine = ({ page, loading, thing, search, clear, ref }: ResultLineProps) => (
  <Row>
    <Line ref={ref} tabIndex={-1} {...politely}>
      {loading && <SkeletonBlock $width="9rem" $height="1.25rem" aria-hidden="true" />}
      {page && page.items.length > 0 && (
        <>
          <strong>
            {grouped(page.total)} {thing}
          </strong>
          {search !== undefined && ` untuk “${search}”`}
          {page.last > 1 ? ` · halaman ${grouped(page.current)} dari ${grouped(page.last)}` : ' ditemukan'}
        </>
      )}
    </Line>
    {clear}
  </Row>
);
