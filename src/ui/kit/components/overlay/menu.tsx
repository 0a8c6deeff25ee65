import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { floatingPanel, hoverVeil } from '../../theme/surfaces.ts';
import { duration, fontWeight, layer, radius, space, touchTarget } from '../../theme/theme.ts';
import { type MenuEntry, MenuItem } from './menu-item.tsx';
import { useOutsidePress } from './use-outside-press.ts';

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

const target = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

const useMenuFocus = (list: RefObject<HTMLElement | null>, start: 'first' | 'last' | null) => {
  useEffect(() => {
    if (start)
      itemsIn(list.current)
        .at(start === 'first' ? 0 : -1)
        ?.focus();
  }, [list, start]);

  return (event: KeyboardEvent) => {
    const items = itemsIn(list.current);
    const index = items.indexOf(document.activeElement as HTMLElement);
    const to = target(event.key, index, items.length);
    if (to !== null) {
      event.preventDefault();
      items[to]?.focus();
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
      after.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  };
};

const open = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Frame = styled.div`
  display: inline-block;
  position: relative;
`;

const Trigger = styled.button`
  align-items: center;
  background: transparent;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  font-weight: ${fontWeight.medium};
  gap: ${space(2)};
  min-block-size: ${touchTarget};
  padding: ${space(1)} ${space(2)};

  &:is(:hover, [aria-expanded='true']) {
    ${hoverVeil}
  }

  > svg:last-child {
    transition: rotate ${duration.base};
  }

  &[aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  ${floatingPanel}
  /* The focus colour of a dark header would be too pale on this light panel. */
  --focus: var(--brand);
  animation: ${open} ${duration.fast} ease-out;
  inline-size: max-content;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: ${({ $align }) => ($align === 'start' ? '0 auto' : 'auto 0')};
  max-inline-size: min(20rem, calc(100vw - ${space(8)}));
  min-inline-size: 13rem;
  padding: ${space(2)};
  position: absolute;
  z-index: ${layer.menu};
`;

export type MenuProps = {
  readonly trigger: ReactNode;
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
  readonly heading?: ReactNode;
};

export const Menu = ({ trigger, label, entries, align = 'start', heading }: MenuProps) => {
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const follow = useMenuFocus(list, start);
  useOutsidePress(frame, start !== null, () => setStart(null));

  const close = () => {
    setStart(null);
    button.current?.focus();
  };
  const keyOnButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const keyInList = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setStart(null);
    else follow(event);
  };

  return (
    <Frame ref={frame}>
      <Trigger
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        aria-label={label}
        {...(start && { 'aria-controls': id })}
        onClick={() => setStart(start ? null : 'first')}
        onKeyDown={keyOnButton}
      >
        {trigger}
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      {start && (
        <Panel $align={align}>
          {heading && <div id={`${id}-heading`}>{heading}</div>}
          <div
            ref={list}
            id={id}
            role="menu"
            aria-labelledby={`${id}-button`}
            {...(heading && { 'aria-describedby': `${id}-heading` })}
            onKeyDown={keyInList}
          >
            {entries.map((entry) => (
              <MenuItem key={entry.id} entry={entry} onDone={close} />
            ))}
          </div>
        </Panel>
      )}
    </Frame>
  );
};
