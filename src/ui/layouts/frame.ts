import { styled } from 'styled-components';

/** At least as high as the window, with the footer at the bottom. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;
