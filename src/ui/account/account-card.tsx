import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Slot } from '../core/slots.tsx';
import { Card } from '../kit/components/layout/card.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { space } from '../kit/theme/theme.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin-inline: auto;
  max-inline-size: 34rem;
`;

const Panel = styled(Card)<{ $centred: boolean }>`
  text-align: ${({ $centred }) => ($centred ? 'center' : 'start')};
`;

interface AccountCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly centred?: boolean;
  readonly children: ReactNode;
}

export const AccountCard = ({ title, lead, centred = false, children }: AccountCardProps) => (
  <Column>
    <Panel $centred={centred}>
      <PageHeading title={title} lead={lead} />
      {children}
    </Panel>
    <Slot name="mail" />
  </Column>
);
