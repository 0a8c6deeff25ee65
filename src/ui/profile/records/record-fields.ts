import { styled } from 'styled-components';
import { twoColumns } from '../../components/layout/two-columns.ts';
import { space } from '../../theme/theme.ts';

export const FieldPair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${twoColumns('14rem')}
`;
