import { css, keyframes, styled } from 'styled-components';
import { color, layer } from '../../theme/theme.ts';

const pace = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.96); }`;

// Appears after 200 ms and runs for 5 s (specification 9). The delay is in CSS, so that a shorter wait never paints the bar.
const running = css`
  animation: ${pace} 5s cubic-bezier(0.1, 0.6, 0.2, 1) both;
  opacity: 1;
  transition: opacity 120ms 200ms;
`;

const finished = css`
  opacity: 0;
  transform: scaleX(1);
  transition: opacity 200ms;
`;

const Bar = styled.div<{ $active: boolean }>`
  background: ${color.accent};
  block-size: 3px;
  inset: 0 0 auto;
  pointer-events: none;
  position: fixed;
  transform-origin: left;
  z-index: ${layer.loadingBar};
  ${({ $active }) => ($active ? running : finished)}
`;

/** Decorative: placeholders announce loading. Keep the bar mounted and toggle `active`. */
export const LoadingBar = ({ active }: { readonly active: boolean }) => (
  <Bar $active={active} data-active={active} data-print="hidden" aria-hidden="true" />
);
