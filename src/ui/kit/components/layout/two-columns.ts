import { css } from 'styled-components';
import { space } from '../../theme/theme.ts';

/** Two equal columns with a 20 px gap if both can be at least `least` wide, otherwise one column. */
export const twoColumns = (least: string) => css`
  column-gap: ${space(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${least}, 50% - ${space(2.5)})), 1fr));
`;
