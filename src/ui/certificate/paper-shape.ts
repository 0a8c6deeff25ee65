import { styled } from 'styled-components';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { media } from '../kit/theme/media.ts';
import { radius, space } from '../kit/theme/theme.ts';

/** The picture of a certificate beside its facts, where both have room. */
export const Beside = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(6)} ${space(8)};
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));

  > div {
    align-content: start;
    display: grid;
    gap: ${space(5)};
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As large as the picture of a certificate. */
export const PaperShape = styled(SkeletonBlock)`
  aspect-ratio: 297 / 210;
  block-size: auto;
  border-radius: ${radius.control};

  ${media.laptop} {
    aspect-ratio: auto;
    block-size: 16rem;
  }
`;
