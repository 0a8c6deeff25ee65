import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, duration, fontSize, fontWeight, radius, space, touchTarget } from '../../theme/theme.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

export type ButtonLook = {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $wide: boolean;
};

const filled = (background: string, text: string, hover: string) => css`
  background: ${background};
  border-color: transparent;
  color: ${text};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${hover};
  }
`;

const outlined = css`
  background: ${color.surfaceRaised};
  border-color: ${color.borderControl};
  color: ${color.brand};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${color.brandTint};
    border-color: ${color.brand};
  }
`;

const quiet = css`
  background: transparent;
  border-color: transparent;
  color: ${color.brand};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${color.brandTint};
  }
`;

const variants = {
  primary: filled(color.brand, color.onBrand, color.brandHover),
  accent: filled(color.accent, color.onAccent, `linear-gradient(rgb(0 0 0 / 14%) 0 0) ${color.accent}`),
  secondary: outlined,
  quiet,
  danger: filled(color.critical, color.onBrand, color.criticalHover),
} as const;

export const buttonLook = css<ButtonLook>`
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  cursor: pointer;
  display: inline-flex;
  font-size: ${({ $size }) => ($size === 'small' ? fontSize.small : fontSize.body)};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  justify-content: center;
  line-height: 1.25;
  max-inline-size: 100%;
  min-block-size: ${({ $size }) => ($size === 'small' ? '2.25rem' : touchTarget)};
  padding: ${({ $size }) => ($size === 'small' ? `${space(1)} ${space(3)}` : `${space(2)} ${space(5)}`)};
  position: relative;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  transition: background-color ${duration.fast}, border-color ${duration.fast}, color ${duration.fast};

  ${media.touch} {
    min-block-size: ${touchTarget};
  }

  ${({ $variant }) => variants[$variant]}

  &:disabled {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
