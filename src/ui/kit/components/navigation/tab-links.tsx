import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { media } from '../../theme/media.ts';
import { color, duration, fontSize, fontWeight, radius, space, touchTarget } from '../../theme/theme.ts';
import { grouped } from '../text/grouped.ts';

const Frame = styled.nav`
  border-block-end: 1px solid ${color.border};
  overflow: auto hidden;
  position: relative;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
`;

const Tab = styled(Link)`
  align-items: center;
  border-block-end: 3px solid transparent;
  border-radius: ${radius.control} ${radius.control} 0 0;
  color: ${color.textMuted};
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  min-block-size: ${touchTarget};
  outline-offset: -3px;
  padding: ${space(2)} ${space(4)};
  text-decoration: none;
  transition: color ${duration.fast}, border-color ${duration.fast};
  white-space: nowrap;

  ${media.phone} {
    padding-inline: ${space(3)};
  }

  &:hover {
    border-color: ${color.borderControl};
    color: ${color.brand};
  }

  &[aria-current] {
    border-color: ${color.brand};
    color: ${color.brand};
  }

  ${media.forcedColors} {
    border-color: Canvas; /* forced colours make a transparent border visible */

    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

const Count = styled.span`
  background: ${color.brandTint};
  border-radius: ${radius.pill};
  color: ${color.brand};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  padding-inline: ${space(2)};
`;

export type TabLinksProps = {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly title: string; readonly count?: number }[];
  readonly current: string;
};

const useCurrentInView = (current: string) => {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `current` scrolls the current tab into view
  useEffect(() => {
    // deferred, to avoid a layout within the render task
    const look = requestAnimationFrame(() => {
      const tab = frame.current?.querySelector<HTMLElement>('[aria-current]');
      if (frame.current && tab)
        frame.current.scrollLeft = tab.offsetLeft - (frame.current.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(look);
  }, [current]);
  return frame;
};

export const TabLinks = ({ label, tabs, current }: TabLinksProps) => (
  <Frame ref={useCurrentInView(current)} aria-label={label} data-print="hidden">
    <List>
      {tabs.map(({ to, title, count }) => (
        <li key={to}>
          <Tab to={to} {...(to === current && { 'aria-current': 'page' })}>
            {title}
            {count !== undefined && <Count>{grouped(count)}</Count>}
          </Tab>
        </li>
      ))}
    </List>
  </Frame>
);
