import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { media } from '../../theme/media.ts';
import { chosenMark } from '../../theme/surfaces.ts';
import { color, duration, fontSize, fontWeight, radius, space, touchTarget } from '../../theme/theme.ts';
import { grouped } from '../text/grouped.ts';

/** Page numbers to show, at most seven, always with first and last; `null` is a gap. */
export const pageNumbers = (current: number, last: number): (number | null)[] => {
  const near = [current - 1, current, current + 1];
  // shows more numbers near the first or last page, so that the pager keeps its width
  if (current <= 4) near.push(2, 3, 4, 5);
  if (current >= last - 3) near.push(last - 4, last - 3, last - 2, last - 1);
  const shown = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    // an ellipsis would take as much space as the single page it hides
    return gap === 1 ? [page - 1, page] : [null, page];
  });
};

const List = styled.ul`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  justify-content: center;
  font-variant-numeric: tabular-nums;
`;

const step = css`
  align-items: center;
  background: transparent;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.brand};
  display: inline-flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(1)};
  justify-content: center;
  min-block-size: 2.5rem;
  min-inline-size: 2.5rem;
  padding: ${space(1)} ${space(2)};
  text-decoration: none;
  transition: background-color ${duration.fast};

  ${media.touch} {
    min-block-size: ${touchTarget};
    min-inline-size: 2.5rem;
  }

  &:hover {
    background: ${color.brandTint};
  }

  &[aria-current='page'] {
    background: ${color.brand};
    color: ${color.onBrand};
    ${chosenMark}
  }
`;

const PageLink = styled(Link)`
  ${step}
`;

const PageButton = styled.button`
  ${step}
`;

const Still = styled.span`
  ${step}
  color: ${color.textMuted};
  pointer-events: none;
`;

const Item = styled.li`
  ${media.phone} {
    display: none;
  }
`;

const Summary = styled.li`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  padding-inline: ${space(2)};

  ${media.tablet} {
    display: none;
  }
`;

export type PagerProps = {
  readonly current: number;
  readonly last: number;
  readonly label?: string;
} & (
  | { readonly hrefFor: (page: number) => string; readonly onPage?: (page: number) => void }
  | { readonly hrefFor?: undefined; readonly onPage: (page: number) => void }
);

export const Pager = ({ current, last, label = 'Halaman daftar', hrefFor, onPage }: PagerProps) => {
  if (last <= 1) return null;
  const to = (page: number, name: string, content: ReactNode) => {
    const props = {
      'aria-label': name,
      onClick: () => onPage?.(page),
      ...(page === current && { 'aria-current': 'page' as const }),
      children: content,
    };
    return hrefFor ? <PageLink to={hrefFor(page)} {...props} /> : <PageButton type="button" {...props} />;
  };
  const previous = (
    <>
      <ChevronLeft size={18} aria-hidden="true" />
      <span>Sebelumnya</span>
    </>
  );
  const next = (
    <>
      <span>Berikutnya</span>
      <ChevronRight size={18} aria-hidden="true" />
    </>
  );
  return (
    <nav aria-label={label} data-print="hidden">
      <List>
        <li>
          {current > 1 ? to(current - 1, 'Halaman sebelumnya', previous) : <Still aria-hidden="true">{previous}</Still>}
        </li>
        {pageNumbers(current, last).map((page, index) => (
          <Item key={page ?? `gap-${index}`}>
            {page === null ? <Still aria-hidden="true">…</Still> : to(page, `Halaman ${grouped(page)}`, grouped(page))}
          </Item>
        ))}
        <Summary>
          {grouped(current)} dari {grouped(last)}
        </Summary>
        <li>
          {current < last ? to(current + 1, 'Halaman berikutnya', next) : <Still aria-hidden="true">{next}</Still>}
        </li>
      </List>
    </nav>
  );
};
