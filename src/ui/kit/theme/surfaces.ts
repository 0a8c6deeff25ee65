import { css } from 'styled-components';
import { media } from './media.ts';
import { color, duration, radius, shadow } from './theme.ts';

export const darkArea = css`
  --focus: var(--accent);
  background: ${color.brandStrong};
  color: ${color.onBrand};
`;

export const raisedPanel = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};

  ${media.print} {
    break-inside: avoid;
  }
`;

export const floatingPanel = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
`;

export const hoverVeil = css`
  background: rgb(128 128 128 / 22%);
  background: color-mix(in srgb, currentcolor 12%, transparent);
`;

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

export const outOfSight = css`
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
`;

/** Marks the chosen item in forced colors. The focus ring overrides the mark. */
export const chosenMark = css`
  ${media.forcedColors} {
    &:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const seeThrough = css`
  block-size: 100%;
  cursor: inherit;
  inline-size: 100%;
  inset: 0;
  opacity: 0;
  position: absolute;
`;

export const pressedInForcedColors = css`
  ${media.forcedColors} {
    [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
