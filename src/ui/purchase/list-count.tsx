import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../domain/paging/page.ts';
import { grouped } from '../kit/components/text/grouped.ts';
import { color } from '../kit/theme/theme.ts';

const Count = styled.p`
  color: ${color.textMuted};

  &:focus {
    outline: none;
  }
`;

export const ListCount = ({
  page,
  noun,
  ref,
}: {
  page: Page<unknown>;
  noun: string;
  ref: Ref<HTMLParagraphElement>;
}) => (
  <Count ref={ref} tabIndex={-1} role="status">
    {grouped(page.total)} {noun}
    {page.last > 1 && ` · halaman ${grouped(page.current)} dari ${grouped(page.last)}`}
  </Count>
);
