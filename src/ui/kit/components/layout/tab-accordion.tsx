import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { color, duration, fontWeight, radius, space } from '../../theme/theme.ts';
import { TabLinks } from '../navigation/tab-links.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${media.mobile} {
    > nav {
      display: none;
    }
  }
`;

const Panel = styled.details`
  min-inline-size: 0;

  ${media.desktop} {
    margin-block-start: ${space(3)};

    &:not([open]) {
      display: none;
    }

    > summary {
      display: none;
    }
  }

  ${media.mobile} {
    ${raisedPanel}
    scroll-margin-block-start: ${space(4)};
  }
`;

const Summary = styled.summary`
  align-items: center;
  border-radius: ${radius.card};
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(4)};
  justify-content: space-between;
  list-style: none;
  padding: ${space(4)};

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: ${color.brand};
    transition: rotate ${duration.base};
  }

  [open] > & {
    color: ${color.brand};

    svg {
      rotate: 180deg;
    }
  }
`;

const Body = styled.div`
  &:focus {
    outline: none;
  }

  ${media.mobile} {
    padding: 0 ${space(4)} ${space(4)};
  }
`;

export type TabAccordionProps = {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly to: string;
    readonly title: string;
    readonly content: ReactNode;
  }[];
  readonly current: string;
};

/** Tabs on wide windows, an accordion on narrow ones. All panels stay mounted, so that a switch loses no input. */
export const TabAccordion = ({ label, items, current }: TabAccordionProps) => {
  const [, navigate] = useLocation();
  const [closed, setClosed] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    setClosed(false);
    // scrolls the panel into view, because a panel that closed above has moved it up
    if (pressed.current?.dataset.to === current) pressed.current.scrollIntoView({ block: 'start' });
    pressed.current = null;
  }, [current]);

  const press = (event: MouseEvent<HTMLElement>, to: string) => {
    event.preventDefault();
    if (to === current) return setClosed(!closed);
    pressed.current = event.currentTarget;
    navigate(to);
  };

  return (
    <Frame>
      <TabLinks label={label} tabs={items} current={current} />
      {items.map(({ id, to, title, content }) => (
        <Panel key={id} open={to === current && !closed}>
          <Summary data-to={to} onClick={(event) => press(event, to)}>
            {title}
            <ChevronDown size={20} aria-hidden="true" />
          </Summary>
          <Body id={id} tabIndex={-1} role="group" aria-label={title}>
            {content}
          </Body>
        </Panel>
      ))}
    </Frame>
  );
};
