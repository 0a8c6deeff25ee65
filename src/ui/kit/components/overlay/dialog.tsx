import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, withoutColorMix } from '../../theme/media.ts';
import { floatingPanel } from '../../theme/surfaces.ts';
import { color, colorDefaults, duration, fontSize, space } from '../../theme/theme.ts';
import { IconButton } from '../button/icon-button.tsx';

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;
const fade = keyframes`from { opacity: 0; }`;

const widths = { small: '28rem', medium: '36rem', large: '56rem' } as const;

// styled-components does not know `closedby` yet and would warn
const Frame = styled.dialog.withConfig({ shouldForwardProp: () => true })<{ $size: keyof typeof widths }>`
  ${floatingPanel}
  inline-size: ${({ $size }) => widths[$size]};
  margin: auto;
  max-block-size: calc(100dvh - ${space(8)});
  max-inline-size: calc(100vw - ${space(8)});
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0;

  &:focus {
    outline: none;
  }

  &[open] {
    animation: ${rise} ${duration.slow} ease-out;
  }

  &::backdrop {
    animation: ${fade} ${duration.slow} ease-out;
    /* In browsers of the baseline, the backdrop does not inherit custom properties. */
    background: color-mix(in srgb, var(--brand-strong, ${colorDefaults.brandStrong}) 62%, transparent);
    /* Keeps the page behind the dialog from scrolling, without removing its scrollbar. */
    overflow: hidden;
    overscroll-behavior: contain;

    ${withoutColorMix} {
      background: rgb(10 31 68 / 62%);
    }
  }
`;

const Head = styled.div`
  align-items: start;
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;
  padding: ${space(5)} ${space(4)} 0 ${space(6)};

  && h2 {
    font-size: ${fontSize.title}; /* also inside a section whose headings are smaller */
    padding-block: ${space(1)};
  }
`;

const Body = styled.div`
  padding: ${space(3)} ${space(6)} ${space(6)};
`;

const Actions = styled.div`
  background: ${color.surfaceRaised};
  border-block-start: 1px solid ${color.border};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  inset-block-end: 0;
  justify-content: flex-end;
  padding: ${space(4)} ${space(6)};
  position: sticky;

  ${media.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

export type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose?: () => void;
  readonly closable?: boolean;
  readonly size?: keyof typeof widths;
  readonly alert?: boolean;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

const giveBackFocus = (before: Element | null) => {
  const known = before?.isConnected && !before.matches('body, main');
  (known ? (before as HTMLElement) : document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
};

/** Orca says a dialog only when the dialog itself has the focus for a moment; a focused title or button inside stays silent. */
const heardMs = 100;

/** Modal `<dialog>`. The focus starts on the dialog, goes on to `data-autofocus`, and is restored on close. */
export const Dialog = (props: DialogProps) => {
  const { open, title, onClose, closable = true, size = 'medium', alert = false, actions, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // a layout effect, because its cleanup runs while the dialog is still in the document
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    const heard = setTimeout(() => {
      if (document.activeElement !== dialog) return;
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    }, heardMs);
    return () => {
      clearTimeout(heard);
      dialog.close();
      giveBackFocus(before);
    };
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // the event bubbled from a nested dialog or file chooser
    event.preventDefault();
    if (closable) onClose?.();
  };
  // browsers skip `cancel` on a second Esc: reopen a dialog that must stay open
  const closed = () => {
    if (open && ref.current && !ref.current.open) closable ? onClose?.() : ref.current.showModal();
  };

  return (
    <Frame
      translate="no"
      ref={ref}
      tabIndex={-1}
      $size={size}
      {...(alert && { role: 'alertdialog' })}
      aria-labelledby={`${id}-title`}
      {...(alert && { 'aria-describedby': `${id}-body` })}
      closedby={closable ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
      data-print="hidden"
    >
      {open && (
        <>
          <Head>
            <h2 id={`${id}-title`}>{title}</h2>
            {closable && (
              <IconButton label="Tutup" onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Head>
          <Body id={`${id}-body`}>{children}</Body>
          {actions && <Actions>{actions}</Actions>}
        </>
      )}
    </Frame>
  );
};
