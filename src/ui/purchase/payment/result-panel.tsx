import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../kit/components/layout/card.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, readingWidth, space } from '../../kit/theme/theme.ts';

const Frame = styled(Card)`
  margin-inline: auto;
  max-inline-size: ${readingWidth};
  overflow: hidden;
`;

const Head = styled.div`
  border-block-end: 1px solid ${color.border};
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: ${space(8)} ${space(8)} ${space(4)};
  text-align: center;

  > svg {
    block-size: auto;
    inline-size: 10rem;
  }

  ${media.laptop} {
    gap: ${space(2)};
    padding-block: ${space(4)} 0;

    > svg {
      inline-size: 7rem;
    }
  }

  ${media.phone} {
    padding: ${space(5)} ${space(4)} 0;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)} ${space(8)} ${space(8)};

  ${media.laptop} {
    padding-block-start: ${space(4)};
  }

  ${media.phone} {
    padding: ${space(5)} ${space(4)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: center;

  ${media.phone} {
    display: grid;
    justify-content: stretch;
  }
`;

export interface ResultPanelProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly actionsFirst?: boolean;
  readonly notice?: ReactNode;
}

export const ResultPanel = ({
  picture,
  title,
  lead,
  children,
  actions,
  actionsFirst = false,
  notice,
}: ResultPanelProps) => (
  <Frame $padding="none">
    <Head>
      {picture}
      <PageHeading title={title} lead={lead} />
    </Head>
    <Body>
      {notice}
      {actionsFirst && <Actions data-print="hidden">{actions}</Actions>}
      {children}
      {!actionsFirst && <Actions data-print="hidden">{actions}</Actions>}
    </Body>
  </Frame>
);
