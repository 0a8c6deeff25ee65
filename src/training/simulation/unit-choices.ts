import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';

export const UnitChoices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;
  min-inline-size: 0;

  legend {
    font-weight: ${fontWeight.semibold};
  }

  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;
