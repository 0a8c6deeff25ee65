import { styled } from 'styled-components';
import { Link } from 'wouter';
import { radius } from '../../theme/theme.ts';
import type { InternalLinkProps } from './text-link.tsx';

const Frame = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    border-radius: ${radius.card};
    content: '';
    inset: 0;
    position: absolute;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** Makes its whole card clickable. Other links in the card need `position: relative`. */
export const StretchedLink = (props: InternalLinkProps) => <Frame {...props} />;
