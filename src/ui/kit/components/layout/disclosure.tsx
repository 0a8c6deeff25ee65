import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { raisedPanel } from '../../theme/surfaces.ts';
import { color, duration, fontWeight, radius, space } from '../../theme/theme.ts';

const Frame = styled.details`
  ${raisedPanel}
  min-inline-size: 0;
`;

const Summary = styled.summary`
  align-items: center;
  border-radius: ${radius.card};
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(4)};
  justify-content: space-between;
  list-style: none;
  padding: ${space(4)} ${space(5)};

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: ${color.brand};
    transition: rotate ${duration.base};
  }

  &:hover {
    color: ${color.brand};
  }

  [open] > & svg {
    rotate: 180deg;
  }
`;

const Body = styled.div`
  padding: 0 ${space(5)} ${space(5)};
`;

export type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** At most one disclosure with the same name is open. */
  readonly name?: string;
  readonly defaultOpen?: boolean;
  readonly onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
};

export const Disclosure = ({ title, children, name, defaultOpen = false, onToggle }: DisclosureProps) => (
  <Frame name={name} open={defaultOpen} onToggle={onToggle}>
    <Summary>
      <span>{title}</span>
      <ChevronDown size={20} aria-hidden="true" />
    </Summary>
    <Body>{children}</Body>
  </Frame>
);
