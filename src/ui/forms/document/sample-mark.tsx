import { styled } from 'styled-components';
import { color, fontWeight, radius, space } from '../../kit/theme/theme.ts';

/** Says on a document that it is none. */
export const SampleMark = styled.p`
  border: 2px dashed ${color.critical};
  border-radius: ${radius.control};
  color: ${color.critical};
  font-weight: ${fontWeight.semibold};
  padding: ${space(1.5)} ${space(4)};
  text-align: center;
`;
