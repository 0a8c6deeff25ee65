import { styled } from 'styled-components';
import { SkeletonBlock } from '../../components/feedback/skeleton-block.ts';

/** The place of a `SchemeCover`. */
export const SkeletonCover = styled(SkeletonBlock)`
  aspect-ratio: 16 / 9;
  block-size: auto;
  border-radius: 0;
`;
