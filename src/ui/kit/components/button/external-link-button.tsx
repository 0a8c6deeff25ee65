import ExternalIcon from 'lucide-react/icons/external-link';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

const Frame = styled.a<ButtonLook>`
  ${buttonLook}
`;

export type ExternalLinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> & {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

export const ExternalLinkButton = ({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  children,
  ...rest
}: ExternalLinkButtonProps) => (
  <Frame {...rest} target="_blank" rel="noopener noreferrer" $variant={variant} $size={size} $wide={wide}>
    {children}
    <ExternalIcon size="1em" aria-hidden="true" />
    <VisuallyHidden>(buka di tab baru)</VisuallyHidden>
  </Frame>
);
