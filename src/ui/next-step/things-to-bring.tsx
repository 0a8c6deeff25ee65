import { styled } from 'styled-components';
import { space } from '../theme/theme.ts';

const List = styled.ul`
  list-style: disc;
  padding-inline-start: ${space(5)};
`;

export const ThingsToBring = ({ things }: { readonly things: readonly string[] }) => (
  <div>
    <p>Yang perlu dibawa:</p>
    <List>
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </List>
  </div>
);
