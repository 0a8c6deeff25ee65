import { styled } from 'styled-components';
import { color, fontWeight, layer, radius, space } from '../../theme/theme.ts';

const Frame = styled.a`
  background: ${color.surfaceRaised};
  border-radius: ${radius.control};
  color: ${color.brand};
  font-weight: ${fontWeight.semibold};
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: ${space(3)} ${space(4)};
  position: fixed;
  z-index: ${layer.loadingBar};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export const SkipLink = ({ target }: { readonly target: string }) => (
  <Frame href={`#${target}`} data-print="hidden">
    Langsung ke konten
  </Frame>
);
