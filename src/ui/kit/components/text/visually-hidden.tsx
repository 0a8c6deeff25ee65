import { styled } from 'styled-components';
import { outOfSight } from '../../theme/surfaces.ts';

export const VisuallyHidden = styled.span`
  ${outOfSight}
`;
