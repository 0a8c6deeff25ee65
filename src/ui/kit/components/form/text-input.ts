import { styled } from 'styled-components';
import { controlFrame } from '../../theme/surfaces.ts';
import { color, space, touchTarget } from '../../theme/theme.ts';

export const TextInput = styled.input`
  ${controlFrame}
  inline-size: 100%;
  min-block-size: ${touchTarget};
  min-inline-size: 0;
  padding: ${space(2)} ${space(3)};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;
