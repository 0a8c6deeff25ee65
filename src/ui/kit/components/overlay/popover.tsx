import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { floatingPanel, hoverVeil } from '../../theme/surfaces.ts';
import { color, duration, layer, radius, space, touchTarget } from '../../theme/theme.ts';
import { useOutsidePress } from './use-outside-press.ts';

const drop = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Frame = styled.div`
  position: relative;
`;

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

  &:is(:hover, [aria-expanded='true']) {
    ${hoverVeil}
  }
`;

const Panel = styled.div`
  ${floatingPanel}
  /* The focus colour of a dark header would be too pale on this light panel. */
  --focus: ${color.brand};
  animation: ${drop} ${duration.fast} ease-out;
  inline-size: min(26rem, calc(100vw - ${space(8)}));
  inset-block-start: calc(100% + ${space(4)});
  inset-inline-end: 0;
  max-block-size: calc(100dvh - 6rem - var(--foot, 0px) - var(--below, 0px)); /* a bar at the foot of the window would cover it */
  overflow: auto;
  position: absolute;
  z-index: ${layer.menu};

  &:focus {
    outline: none;
  }

  ${media.print} {
    display: none;
  }
`;

export type PopoverProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly title: string;
  readonly children: (close: () => void) => ReactNode;
};

/** Not a native popover, because the oldest supported browsers lack it. */
export const Popover = ({ label, trigger, title, children }: PopoverProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useOutsidePress(frame, open, () => setOpen(false));

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  // the panel would cover what has the focus next
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    if (!open) return;
    panel.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [open]);

  return (
    <Frame ref={frame} onBlur={left}>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Trigger>
      {open && (
        <Panel ref={panel} id={id} role="dialog" aria-label={title} tabIndex={-1} data-print="hidden">
          {children(close)}
        </Panel>
      )}
    </Frame>
  );
};
