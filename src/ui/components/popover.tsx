import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { floatingPanel } from '../theme/surfaces.ts';
import { color, duration, radius, space, touchTarget } from '../theme/theme.ts';

const drop = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Trigger = styled.button`
  align-items: center;
  background: transparent;
  block-size: ${touchTarget};
  border: 0;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  inline-size: ${touchTarget};
  justify-content: center;
  padding: 0;
  position: relative;

  &:is(:hover, [data-open='true']) {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

const Panel = styled.div`
  ${floatingPanel}
  /* The ring of a dark header would be too pale on this light panel. */
  --focus: ${color.brand};
  inline-size: min(26rem, calc(100vw - ${space(8)}));
  inset: auto;
  margin: 0;
  max-block-size: calc(100dvh - 6rem);
  overflow: auto;
  padding: 0;
  position: fixed;

  &:popover-open {
    animation: ${drop} ${duration.fast} ease-out;
  }

  &:focus {
    outline: none;
  }

  ${media.print} {
    display: none;
  }
`;

const edge = 8;
const below = 16;

/** Under its button, its end at the button's end, and inside the window. */
const place = (panel: HTMLElement, button: HTMLElement): void => {
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.insetBlockStart = `${bottom + below}px`;
  panel.style.insetInlineEnd = `${Math.max(edge, document.documentElement.clientWidth - right)}px`;
};

export type PopoverProps = {
  /** The button's name for assistive technology, and its tooltip. */
  readonly label: string;
  /** What the button shows: an icon. */
  readonly trigger: ReactNode;
  /** The name of the panel. */
  readonly title: string;
  /** The content, made when it opens; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
};

/** An icon button that opens a panel beside the page. Escape, a click outside or another popover close it; Tab leads into it and out again. */
export const Popover = ({ label, trigger, title, children }: PopoverProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const follow = () => panel.current && button.current && place(panel.current, button.current);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [open]);

  const toggling = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return; // the content stays until the browser has given the focus back
    if (panel.current && button.current) place(panel.current, button.current);
    setOpen(true);
  };
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') panel.current?.focus({ preventScroll: true });
    else setOpen(false);
  };

  return (
    <>
      <Trigger ref={button} type="button" popoverTarget={id} aria-label={label} title={label} data-open={open}>
        {trigger}
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        data-print="hidden"
        onBeforeToggle={toggling}
        onToggle={toggled}
      >
        {open && children(() => panel.current?.hidePopover())}
      </Panel>
    </>
  );
};
