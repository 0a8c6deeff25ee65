import { css } from 'styled-components';
import { media } from './media.ts';
import { color, duration, radius, shadow } from './theme.ts';

/** For dark blue areas (header, footer, hero): light text, and a focus ring that is visible there. */
export const darkArea = css`
  --focus: var(--accent);
  background: ${color.brandStrong};
  color: ${color.onBrand};
`;

/** A raised white panel with a hairline border. */
export const raisedPanel = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};

  ${media.print} {
    break-inside: avoid;
  }
`;

/** What floats above the page: menus, dialogs, alerts. */
export const floatingPanel = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
`;

/** Under a pointer: a veil of the text's own colour, or of grey where colours cannot be mixed. */
export const hoverVeil = css`
  background: rgb(128 128 128 / 22%);
  background: color-mix(in srgb, currentcolor 12%, transparent);
`;

/** The look that every text-like control shares. */
export const controlFrame = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  color: ${color.text};
  transition: border-color ${duration.fast}, box-shadow ${duration.fast};

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.brand};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.critical};
    box-shadow: inset 0 0 0 1px ${color.critical};
  }

  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const ring = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
`;

/** For a label whose control is not seen: the focus ring of the control, around all of it. */
export const ringAround = css`
  &:has(:focus-visible) {
    ${ring}
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      ${ring}
    }
  }
`;

/** For assistive technology only: it takes no room on the screen, and none beyond it. */
export const outOfSight = css`
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
`;

/** Shows what is chosen, or where one is, in colours that are not ours; the focus ring has the same place and goes before it. */
export const chosenMark = css`
  ${media.forcedColors} {
    &:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** A control over the whole of its label, so that it can be pressed and found anywhere. */
export const seeThrough = css`
  block-size: 100%;
  cursor: inherit;
  inline-size: 100%;
  inset: 0;
  opacity: 0;
  position: absolute;
`;

/** Around buttons that stay pressed: where backgrounds are not ours, the pressed one still looks unlike the others. */
export const pressedInForcedColors = css`
  ${media.forcedColors} {
    [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
