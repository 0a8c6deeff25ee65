import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

export const HomeParts = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  /* about as high as the later content, so that the footer stays below the window */
  &:empty {
    min-block-size: 150rem;
  }

  ${media.phone} {
    gap: ${space(10)};
  }
`;
