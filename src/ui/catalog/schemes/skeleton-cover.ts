import { styled } from 'styled-components';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';

export const SkeletonCover = styled(SkeletonBlock)`
  aspect-ratio: 16 / 9;
  block-size: auto;
  border-radius: 0;
`;
