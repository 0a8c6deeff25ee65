import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, readingWidth, space } from '../../theme/theme.ts';
import { Cluster } from './cluster.tsx';

const Frame = styled.div`
  align-items: end;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(6)};
  justify-content: space-between;
  margin-block-end: ${space(6)};

  > div:first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }

  ${media.phone} {
    margin-block-end: ${space(5)};

    h1 {
      font-size: 1.5rem;
    }
  }
`;

const Eyebrow = styled.p`
  color: ${color.brand};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(1)};
`;

const Lead = styled.div`
  color: ${color.textMuted};
  margin-block-start: ${space(2)};
  max-inline-size: ${readingWidth};
  text-wrap: pretty;
`;

export type PageHeadingProps = {
  readonly title: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
};

export const PageHeading = ({ title, eyebrow, lead, actions, ref }: PageHeadingProps) => (
  <Frame>
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead && <Lead>{lead}</Lead>}
    </div>
    {actions && <Cluster data-print="hidden">{actions}</Cluster>}
  </Frame>
);
