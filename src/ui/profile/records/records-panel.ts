import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';

/** Panel on wide windows; on narrow ones the accordion has its own. */
export const panelOfTab = css`
  ${raisedPanel}

  ${media.mobile} {
    background: none;
    border: 0;
    border-radius: 0;
  }
`;

export const RecordsPanel = styled.ul`
  ${panelOfTab}
`;
