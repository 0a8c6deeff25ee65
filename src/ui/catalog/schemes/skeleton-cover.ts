import { styled } from 'styled-components';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { coverShape } from '../../kit/illustrations/scheme-cover.tsx';

export const SkeletonCover = styled(SkeletonBlock)`
  ${coverShape}
  block-size: auto;
  border-radius: 0;
`;
