import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';

/** A panel on wide windows; on narrow ones the accordion around it is the panel already. */
export const panelOfTab = css`
  ${raisedPanel}

  ${media.mobile} {
    background: none;
    border: 0;
    border-radius: 0;
  }
`;

/** The list of a kind of records: rows on one panel. */
export const RecordsPanel = styled.ul`
  ${panelOfTab}
`;
