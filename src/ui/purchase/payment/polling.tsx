import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';

const breathe = keyframes`50% { opacity: 0.25; }`;

const Frame = styled.p`
  align-items: center;
  background: ${color.accentTint};
  border-radius: ${radius.pill};
  color: ${color.accentText};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  justify-self: center;
  padding: ${space(2)} ${space(4)};

  &::before {
    background: ${color.accent};
    block-size: 0.625rem;
    border-radius: 50%;
    content: '';
    flex: none;
    inline-size: 0.625rem;

    ${media.motion} {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }
`;

/** Says that the status is being looked for; announced once, not at every reading. */
export const Polling = () => <Frame role="status">Memeriksa status secara otomatis…</Frame>;
