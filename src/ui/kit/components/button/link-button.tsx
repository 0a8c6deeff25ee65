import { styled } from 'styled-components';
import { Link } from 'wouter';
import type { InternalLinkProps } from '../navigation/text-link.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

const Frame = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

export type LinkButtonProps = InternalLinkProps & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

export const LinkButton = ({ variant = 'primary', size = 'medium', wide = false, ...rest }: LinkButtonProps) => (
  <Frame {...rest} $variant={variant} $size={size} $wide={wide} />
);
