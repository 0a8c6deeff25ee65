import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';

const tones = {
  neutral: [color.textMuted, color.surfaceSunken],
  info: [color.brand, color.brandTint],
  accent: [color.accentText, color.accentTint],
  positive: [color.positive, color.positiveTint],
  caution: [color.caution, color.cautionTint],
  critical: [color.critical, color.criticalTint],
} as const;

export type BadgeTone = keyof typeof tones;

export const Badge = styled.span<{ $tone?: BadgeTone }>`
  align-items: center;
  background: ${({ $tone = 'neutral' }) => tones[$tone][1]};
  border-radius: ${radius.pill};
  color: ${({ $tone = 'neutral' }) => tones[$tone][0]};
  display: inline-flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(1)};
  line-height: 1.4;
  max-inline-size: 100%;
  outline: 1px solid transparent; /* visible only in forced colours, which remove the background */
  outline-offset: -1px;
  padding: ${space(0.5)} ${space(2.5)};
`;
