import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;
