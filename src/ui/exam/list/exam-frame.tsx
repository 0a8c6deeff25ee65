import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../kit/components/layout/card.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

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

const Body = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Eyebrow = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`;

const Heading = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
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
    <Body>
      {isNext && <Eyebrow>Langkah Anda berikutnya</Eyebrow>}
      <Heading>
        <h2 id={headingId}>{title}</h2>
        {badge}
      </Heading>
      {children}
    </Body>
    {action && <Side>{action}</Side>}
  </Frame>
);
