import { styled } from 'styled-components';
import { outOfSight } from '../../theme/surfaces.ts';

/** Text for assistive technology only; it takes no room on the screen. */
export const VisuallyHidden = styled.span`
  ${outOfSight}
`;
