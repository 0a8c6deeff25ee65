import { styled } from 'styled-components';
import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { space } from '../../kit/theme/theme.ts';
import { StepsFrame, StepsGrid } from './steps-frame.ts';

const Shape = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`;

/** The shape of one card, because most candidates have one certification. */
export const StepsComing = () => (
  <Placeholder name="steps">
    <StepsGrid as="div">
      <Shape>
        <SkeletonBlock $width="60%" $height="0.875rem" />
        <SkeletonBlock $width="40%" $height="1.5rem" />
        <SkeletonBlock />
        <SkeletonBlock $width="70%" />
        <SkeletonBlock $width="11rem" $height="2.75rem" />
      </Shape>
    </StepsGrid>
  </Placeholder>
);

export const HomeShell = () => (
  <StepsFrame $coming>
    <SkeletonBlock $width="14rem" $height="2.25rem" />
    <StepsComing />
  </StepsFrame>
);
