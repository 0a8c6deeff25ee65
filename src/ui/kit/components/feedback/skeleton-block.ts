import { keyframes, styled } from 'styled-components';
import { withoutColorMix } from '../../theme/media.ts';
import { color, radius } from '../../theme/theme.ts';

const breathe = keyframes`50% { opacity: 0.6; }`;

/** One animation for all shapes: an animation per shape would take a fifth of the page's processing time on slow devices (decision 9). */
export const Breathing = styled.div`
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

type BlockSize = { readonly $width?: string; readonly $height?: string; readonly $round?: boolean };

export const SkeletonBlock = styled.div<BlockSize>`
  background: color-mix(in srgb, ${color.borderControl} 26%, ${color.surfaceSunken});
  block-size: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ $round }) => ($round ? '50%' : radius.control)};
  flex: none;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;

  ${withoutColorMix} {
    background: ${color.border};
  }
`;
