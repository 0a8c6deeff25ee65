import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

export const SchemeColumns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(8)} ${space(10)};
  grid-template-columns: minmax(0, 1fr) 21rem;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      grid-row: 1;
    }
  }
`;
