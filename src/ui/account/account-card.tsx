import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../components/layout/card.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { space } from '../theme/theme.ts';
import { SimulatedMailbox } from './simulated-mailbox.tsx';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin-inline: auto;
  max-inline-size: 34rem;
`;

interface AccountCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The one panel of a page about the account: its heading, what there is to do, and in the simulation the way to the mails. */
export const AccountCard = ({ title, lead, children }: AccountCardProps) => (
  <Column>
    <Card>
      <PageHeading title={title} lead={lead} />
      {children}
    </Card>
    <SimulatedMailbox />
  </Column>
);
