import { styled } from 'styled-components';
import { twoColumns } from '../../components/layout/two-columns.ts';
import { space } from '../../theme/theme.ts';

/** Two short fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${twoColumns('14rem')}
`;
