import { styled } from 'styled-components';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { color, space } from '../kit/theme/theme.ts';

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${space(5)};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

/** The shape of the list: how many there are, then its rows in one panel. */
export const NotificationSkeleton = () => (
  <Placeholder name="notifications">
    <Stack $gap={4}>
      <SkeletonBlock $width="7rem" $height="1.3125rem" />
      <Card $padding="none">
        {['70%', '55%', '62%', '48%'].map((width) => (
          <Row key={width}>
            <SkeletonBlock $width="2.75rem" $height="2.75rem" $round />
            <Stack $gap={2}>
              <SkeletonBlock $width={width} $height="1.25rem" />
              <SkeletonBlock $width="18rem" $height="0.875rem" />
            </Stack>
          </Row>
        ))}
      </Card>
    </Stack>
  </Placeholder>
);
