import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { contentWidth, space } from '../../theme/theme.ts';

export const Container = styled.div<{ $narrow?: boolean }>`
  inline-size: 100%;
  margin-inline: auto;
  max-inline-size: calc(${({ $narrow }) => ($narrow ? '45rem' : contentWidth)} + 2 * ${space(6)});
  padding-inline: ${space(6)};

  ${media.phone} {
    padding-inline: ${space(4)};
  }

  ${media.print} {
    max-inline-size: none;
    padding-inline: 0;
  }
`;
