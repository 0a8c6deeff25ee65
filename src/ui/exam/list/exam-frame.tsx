import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../kit/components/layout/card.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { color, fontSize, radius, space } from '../../kit/theme/theme.ts';

const Frame = styled(Card)`
  align-items: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: auto minmax(0, 1fr) auto;

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Mark = styled.span<{ $loud: boolean }>`
  background: ${({ $loud }) => ($loud ? color.accentTint : color.brandTint)};
  border-radius: ${radius.control};
  color: ${({ $loud }) => ($loud ? color.accentText : color.brand)};
  display: grid;
  padding: ${space(2.5)};
`;

const Side = styled.div`
  align-self: center;
`;

interface ExamFrameProps {
  readonly headingId: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly badge: ReactNode;
  readonly isNext?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const ExamFrame = ({
  headingId,
  icon: Icon,
  title,
  badge,
  isNext = false,
  action,
  children,
}: ExamFrameProps) => (
  <Frame as="li" $highlighted={isNext} aria-labelledby={headingId}>
    <Mark $loud={isNext}>
      <Icon size={24} aria-hidden="true" />
    </Mark>
    <Stack $gap={2}>
      {isNext && (
        <Text $size="small" $tone="accentText" $weight="bold">
          Langkah Anda berikutnya
        </Text>
      )}
      <Cluster $gap={[1, 3]}>
        <h2 id={headingId}>{title}</h2>
        {badge}
      </Cluster>
      {children}
    </Stack>
    {action && <Side>{action}</Side>}
  </Frame>
);
