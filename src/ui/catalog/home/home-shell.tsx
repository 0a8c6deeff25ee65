import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { StepsFrame, StepsGrid } from './steps-frame.ts';

/** The shape of a step: its name, its words, its button, its day and place. */
export const StepShape = () => (
  <>
    <SkeletonBlock $width="40%" $height="1.5rem" />
    <SkeletonBlock />
    <SkeletonBlock $width="70%" />
    <SkeletonBlock $width="11rem" $height="2.75rem" />
    <SkeletonBlock $width="55%" />
    <SkeletonBlock $width="45%" />
  </>
);

/** The shape of one card, because most candidates have one certification. */
export const StepsComing = () => (
  <Placeholder name="steps">
    <StepsGrid as="div">
      <Card $gap={4}>
        <SkeletonBlock $width="60%" $height="0.875rem" />
        <StepShape />
      </Card>
    </StepsGrid>
  </Placeholder>
);

export const HomeShell = () => (
  <StepsFrame $coming>
    <SkeletonBlock $width="14rem" $height="2.25rem" />
    <StepsComing />
  </StepsFrame>
);
