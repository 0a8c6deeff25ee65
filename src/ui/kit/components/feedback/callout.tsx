import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space } from '../../theme/theme.ts';
import { heard } from './heard.ts';

const tones = {
  info: { icon: Info, ink: color.brand, tint: color.brandTint },
  positive: { icon: CircleCheck, ink: color.positive, tint: color.positiveTint },
  caution: { icon: TriangleAlert, ink: color.caution, tint: color.cautionTint },
  critical: { icon: CircleAlert, ink: color.critical, tint: color.criticalTint },
} as const;

export type NoticeTone = keyof typeof tones;

const Frame = styled.div<{ $tone: NoticeTone }>`
  background: ${({ $tone }) => tones[$tone].tint};
  border: 1px solid;
  border-color: color-mix(in srgb, ${({ $tone }) => tones[$tone].ink} 28%, transparent);
  border-radius: ${radius.control};
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};

  > svg {
    color: ${({ $tone }) => tones[$tone].ink};
    margin-block-start: ${space(0.5)};
  }
`;

const Body = styled.div`
  align-content: start; /* beside a higher callout, rows and buttons keep their height */
  display: grid;
  flex: 1;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  strong {
    font-weight: ${fontWeight.semibold};
  }
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

export type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Set to `polite` or `assertive` if the callout appears after the page has rendered. */
  readonly live?: 'off' | 'polite' | 'assertive';
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export const Callout = ({ tone = 'info', title, children, action, live = 'off' }: NoticeProps) => {
  const Icon = tones[tone].icon;
  return (
    <Frame $tone={tone} role={roles[live]}>
      <Icon size={20} aria-hidden="true" />
      <Body {...(live === 'polite' && { ref: heard })}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </Body>
    </Frame>
  );
};
