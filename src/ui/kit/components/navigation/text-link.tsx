import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { color, duration, fontWeight } from '../../theme/theme.ts';

export type InternalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  readonly to: string;
  readonly replace?: boolean;
};

const Frame = styled(Link)`
  border-radius: 2px;
  color: ${color.brand};
  font-weight: ${fontWeight.medium};
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  transition: text-decoration-color ${duration.fast};

  &:hover {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
`;

export const TextLink = (props: InternalLinkProps) => <Frame {...props} />;
