import { css } from 'styled-components';
import { space } from '../../theme/theme.ts';

/** The rest of the first screen under header and margin, so that what comes next begins below it, and nothing moves when one first screen takes the place of another. */
export const firstScreen = css`
  min-block-size: calc(100dvh - 4.5rem - ${space(10)} - ${space(2)});
`;
