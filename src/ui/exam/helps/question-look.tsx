import { createGlobalStyle } from 'styled-components';
import type { TextSize } from '../../../domain/exam/exam-helps.ts';
import { media } from '../../kit/theme/media.ts';
import { colorProperties } from '../../kit/theme/theme.ts';
import { useHelps } from './helps-context.ts';

/** Each text is at least 7 to 1 on each surface. Above the body's own colours, because they are on the root. */
const contrast = colorProperties({
  surface: '#000000',
  surfaceRaised: '#000000',
  surfaceSunken: '#1f1f1f',
  text: '#ffffff',
  textMuted: '#e0e0e0',
  border: '#8c8c8c',
  borderControl: '#ffffff',
  brand: '#ffe066',
  brandHover: '#fff3b0',
  brandStrong: '#000000',
  brandTint: '#332b00',
  onBrand: '#000000',
  onBrandMuted: '#1f1f1f',
  accent: '#ffc233',
  accentText: '#ffd166',
  accentTint: '#332600',
  onAccent: '#000000',
  positive: '#7ee2a8',
  positiveTint: '#0b2616',
  caution: '#ffc46b',
  cautionTint: '#2e1d00',
  critical: '#ff9d94',
  criticalHover: '#ffc4be',
  criticalTint: '#3a0f0b',
  focus: '#7cc4ff',
})
  .map(([property, value]) => `${property}: ${value};`)
  .join('\n');

/**
 * Texts in the header are on `brandStrong`, and in its panels again on `brand`. Drawings are made for a light ground. A print stays black on
 * white.
 */
const highContrast = `
  ${media.screen} {
    body {
      color-scheme: dark;
      ${contrast}
    }

    body header {
      --on-brand: #ffffff;
      --on-brand-muted: #e0e0e0;
      box-shadow: 0 1px #8c8c8c;
    }

    body header [role=dialog] {
      --on-brand: #000000;
      --on-brand-muted: #1f1f1f;
    }

    body :is(main, dialog) img {
      background: #ffffff;
    }
  }
`;

const Look = createGlobalStyle<{ $size: TextSize; $contrast: boolean }>`
  body {
    --question-scale: ${({ $size }) => $size / 100};
  }

  ${({ $contrast }) => $contrast && highContrast}
`;

/** Text size and colours of the exam while its page is open. */
export const QuestionLook = () => {
  const { textSize, contrast: isOn } = useHelps(({ settings }) => settings);
  return textSize === 100 && !isOn ? null : <Look $size={textSize} $contrast={isOn} />;
};
