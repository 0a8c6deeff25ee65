import { styled } from 'styled-components';
import { Link } from 'wouter';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import type { InternalLinkProps } from './text-link.tsx';

const Frame = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

export type LinkButtonProps = InternalLinkProps & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** A link to another page of the portal that looks like a button. */
export const LinkButton = ({ variant = 'primary', size = 'medium', wide = false, ...rest }: LinkButtonProps) => (
  <Frame {...rest} $variant={variant} $size={size} $wide={wide} />
);
