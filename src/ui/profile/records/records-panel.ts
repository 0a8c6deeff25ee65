import { css, styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';

/** No panel on narrow windows, where the accordion already has one. */
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
