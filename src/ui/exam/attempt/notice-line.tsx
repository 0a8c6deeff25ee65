import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Container } from '../../kit/components/layout/container.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const tones = {
  info: { icon: Info, ink: color.brand, tint: color.brandTint },
  positive: { icon: CircleCheck, ink: color.positive, tint: color.positiveTint },
  offline: { icon: WifiOff, ink: color.caution, tint: color.cautionTint },
  caution: { icon: TriangleAlert, ink: color.caution, tint: color.cautionTint },
} as const satisfies Record<string, { icon: LucideIcon; ink: string; tint: string }>;

export type NoticeTone = keyof typeof tones;

const Strip = styled.div<{ $tone: NoticeTone }>`
  background: ${({ $tone }) => tones[$tone].tint};
  border-block-end: 1px solid;
  border-block-end-color: color-mix(in srgb, ${({ $tone }) => tones[$tone].ink} 28%, transparent);
  color: ${color.text};
  font-size: ${fontSize.small};

  /* Gives way to a notice of something to do, because one line fits below the header without moving the page. */
  ${({ $tone }) => $tone === 'info' && '&:not(:only-child) { display: none; }'}
`;

const Row = styled(Container)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  min-block-size: 2.5rem;
  padding-block: ${space(0.5)};
`;

const Text = styled.p<{ $tone: NoticeTone }>`
  align-items: center;
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2.5)};

  svg {
    color: ${({ $tone }) => tones[$tone].ink};
    flex: none;
  }
`;

interface NoticeLineProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export const NoticeLine = ({ tone, children, action }: NoticeLineProps) => {
  const Icon = tones[tone].icon;
  return (
    <Strip $tone={tone}>
      <Row>
        <Text $tone={tone}>
          <Icon size={18} aria-hidden="true" />
          <span>{children}</span>
        </Text>
        {action && <Cluster $gap={2}>{action}</Cluster>}
      </Row>
    </Strip>
  );
};
