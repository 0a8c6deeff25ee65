import ExternalIcon from 'lucide-react/icons/external-link';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '../../theme/theme.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const Frame = styled.a<{ $plain: boolean }>`
  align-items: center;
  color: ${({ $plain }) => ($plain ? 'inherit' : color.brand)};
  display: inline-flex;
  font-weight: ${({ $plain }) => ($plain ? 'inherit' : fontWeight.medium)};
  gap: ${space(1.5)};
  position: relative;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-decoration-line: ${({ $plain }) => ($plain ? 'none' : 'underline')};

  &:hover {
    text-decoration-color: currentcolor;
    text-decoration-line: underline;
  }
`;

export type ExternalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> & {
  readonly href: string;
  readonly plain?: boolean;
};

export const ExternalLink = ({ plain = false, children, ...rest }: ExternalLinkProps) => (
  <Frame {...rest} target="_blank" rel="noopener noreferrer" $plain={plain}>
    {children}
    <ExternalIcon size="0.9em" aria-hidden="true" />
    <VisuallyHidden>(buka di tab baru)</VisuallyHidden>
  </Frame>
);
