import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { color, duration, shadow, space } from '../../theme/theme.ts';

const paddings = { none: '0', small: space(4), medium: space(6) } as const;

export type CardProps = {
  readonly $padding?: keyof typeof paddings;
  /** Stacks the content, as a `Stack` does. */
  readonly $gap?: number;
  readonly $interactive?: boolean;
  readonly $highlighted?: boolean;
};

export const Card = styled.div<CardProps>`
  ${raisedPanel}
  ${({ $highlighted }) => $highlighted && `border-color: ${color.brand}; box-shadow: inset 0 3px 0 ${color.accent};`}
  ${({ $gap }) => $gap && `display: grid; gap: ${space($gap)}; grid-template-columns: minmax(0, 1fr);`}
  min-inline-size: 0;
  padding: ${({ $padding = 'medium' }) => paddings[$padding]};
  position: relative;
  transition: border-color ${duration.base}, box-shadow ${duration.base};

  ${media.phone} {
    padding: ${({ $padding = 'medium' }) => paddings[$padding === 'medium' ? 'small' : $padding]};
  }

  ${({ $padding }) => $padding === 'none' && '> :first-child { border-end-start-radius: 0; border-end-end-radius: 0; }'}

  ${({ $interactive }) =>
    $interactive &&
    `&:is(:hover, :focus-within) {
      border-color: ${color.brand};
      box-shadow: ${shadow.card};
    }`}
`;
