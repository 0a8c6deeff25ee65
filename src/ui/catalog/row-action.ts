import { styled } from 'styled-components';
import { LinkButton } from '../components/link-button.tsx';
import { tableBecomesCards } from './table-becomes-cards.ts';

/** The link at the end of a row; as wide as the card that the row becomes on phones. */
export const RowAction = styled(LinkButton)`
  white-space: nowrap;

  ${tableBecomesCards} {
    inline-size: 100%;
  }
`;
