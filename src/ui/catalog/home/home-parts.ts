import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';

/** The parts of the home page, one below the other. */
export const HomeParts = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  /* about as high as what will be there, so that the footer does not come into the window */
  &:empty {
    min-block-size: 150rem;
  }

  /* after the first these are below the window: laid out when they come near it; the margin is for shadows and rings */
  > section + section {
    contain-intrinsic-block-size: auto 26rem;
    content-visibility: auto;
    overflow-clip-margin: ${space(4)};
  }

  ${media.phone} {
    gap: ${space(10)};
  }
`;
