import { styled } from 'styled-components';
import { TextLink } from '../../../kit/components/navigation/text-link.tsx';
import { space } from '../../../kit/theme/theme.ts';
import { askBody } from './step-parts.ts';

const List = styled.ul`
  list-style: disc;
  padding-inline-start: ${space(5)};
`;

interface ThingsToBringProps {
  readonly things: readonly string[];
  readonly trxId: string;
}

export const ThingsToBring = ({ things, trxId }: ThingsToBringProps) => (
  <div>
    <p>Yang perlu dibawa:</p>
    <List>
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </List>
    <TextLink to={askBody(trxId).to}>Tanyakan kepada LSP</TextLink>
  </div>
);
