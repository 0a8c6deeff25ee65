import { styled } from 'styled-components';
import { outOfSight } from '../../theme/surfaces.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${outOfSight}
`;
