import { styled } from 'styled-components';
import { space } from '../../kit/theme/theme.ts';

export const StepsFrame = styled.section<{ $coming: boolean }>`
  align-content: start;
  display: grid;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr);

  /* while steps load, fills the first screen below header and margin, so that the steps do not push away a visible footer */
  min-block-size: ${({ $coming }) => ($coming ? `calc(100dvh - 4.5rem - ${space(10)} - ${space(2)})` : 'auto')};
`;

export const StepsGrid = styled.ul`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
`;
