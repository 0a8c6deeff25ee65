import { styled } from 'styled-components';

/** Text for assistive technology only; it takes no room on the screen. */
export const VisuallyHidden = styled.span`
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
`;
