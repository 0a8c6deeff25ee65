import { styled } from 'styled-components';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';

export const BesidePaper = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;

  &:empty {
    display: none;
  }
`;

export const FormFrame = styled.form`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  margin: ${space(6)} auto 0;
  max-inline-size: 56rem;
  padding: ${space(6)};

  ${BesidePaper} + & {
    margin-block-start: 0;
  }
`;
