import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';

/** Subgrid aligns the names of all rows; the plain column sizes above `subgrid` are the fallback for old browsers. */
const List = styled.dl`
  display: grid;
  gap: ${space(3)} ${space(6)};
  grid-template-columns: minmax(min(12rem, 40%), max-content) minmax(0, 1fr);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(min(12rem, 40%), 16rem) minmax(0, 1fr);
    grid-template-columns: subgrid;
  }

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.5rem;
    max-inline-size: 16rem;
  }

  dd {
    font-weight: ${fontWeight.medium};
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    grid-template-columns: 1fr;

    > div {
      grid-template-columns: 1fr;
    }
  }
`;

export type DescriptionListProps = {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
};

export const DescriptionList = ({ items }: DescriptionListProps) => (
  <List>
    {items.map(({ title, content }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{content === '' ? '–' : content}</dd>
      </div>
    ))}
  </List>
);
