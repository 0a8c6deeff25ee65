import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const notch = space(4);

export const Frame = styled.div<{ $faded: boolean }>`
  ${raisedPanel}
  border-inline-start: 4px solid ${({ $faded }) => ($faded ? color.borderControl : color.brand)};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, min(17rem, 45%));
  position: relative;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Facts = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  min-inline-size: 0;
  padding: ${space(5)} ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  ${media.phone} {
    padding: ${space(4)};
  }
`;

export const Fact = styled.p`
  color: ${color.textMuted};
  display: flex;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  overflow-wrap: anywhere;

  svg {
    color: ${color.brand};
    flex: none;
    margin-block-start: 0.2em;
  }
`;

export const Stub = styled.div`
  align-content: center;
  border-inline-start: 2px dashed ${color.border};
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-inline-size: 0;
  padding: ${space(5)} ${space(4)};
  position: relative;
  text-align: center;

  > p:first-child {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  > a {
    margin-block-start: ${space(3)};
  }

  &::before,
  &::after {
    background: ${color.surface};
    block-size: ${notch};
    border: 1px solid ${color.border};
    border-radius: 50%;
    clip-path: inset(0 0 50% 0);
    content: '';
    inline-size: ${notch};
    inset-inline-start: calc(${notch} / -2 - 1px);
    position: absolute;
  }

  &::before {
    inset-block-start: calc(${notch} / -2 - 1px);
    rotate: 180deg;
  }

  &::after {
    inset-block-end: calc(${notch} / -2 - 1px);
  }

  ${media.phone} {
    border-block-start: 2px dashed ${color.border};
    border-inline-start: 0;

    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Code = styled.p`
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.bold};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;
