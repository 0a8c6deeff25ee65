import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../../ui/kit/theme/theme.ts';

export const Strip = styled.div`
  align-items: center;
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.control};
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(2)} ${space(4)};
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};

  /* who is led to the heading below the strip sees the strip, too */
  & + dialog + * > [tabindex='-1'],
  & + * > [tabindex='-1'] {
    scroll-margin-block-start: 6rem;
  }

  :is(p, details) + & {
    margin-block-start: ${space(2)};
  }
`;
