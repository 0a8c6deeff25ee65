import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { hoverVeil } from '../../theme/surfaces.ts';
import { duration, radius, touchTarget } from '../../theme/theme.ts';

/** An icon does not grow with the text, so the box around it grows only a little. */
const size = 'min(2.5rem, 48px)';

const Frame = styled.button`
  align-items: center;
  background: transparent;
  block-size: ${size};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  flex: none;
  inline-size: ${size};
  justify-content: center;
  padding: 0;
  position: relative;
  transition: background-color ${duration.fast};

  &:hover:not(:disabled, [aria-disabled='true']) {
    ${hoverVeil}
  }

  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    opacity: 0.45;
  }

  ${media.touch} {
    block-size: ${touchTarget};
    inline-size: ${touchTarget};
  }
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  readonly label: string;
  readonly children: ReactNode;
};

export const IconButton = ({ label, type = 'button', children, ...rest }: IconButtonProps) => (
  <Frame {...rest} type={type} aria-label={label} title={label}>
    {children}
  </Frame>
);
