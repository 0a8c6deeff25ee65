import { styled } from 'styled-components';

/** A window-high column: the footer is at the bottom of short pages. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;
