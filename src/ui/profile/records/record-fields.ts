import { styled } from 'styled-components';
import { twoColumns } from '../../kit/components/layout/two-columns.ts';
import { space } from '../../kit/theme/theme.ts';

export const FieldPair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${twoColumns('14rem')}
`;
